import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftTest } from '#contracts/course-builder/draft-slide.ts';
import { call } from '#web/lib/client.ts';
import { TestDesk } from './test-desk.ts';

export type ReadTest = { test: DraftTest; revision: number; savedAt: string | null };

/** The desk of a test, as it was read when the page was opened. */
export function useTestDesk(courseId: string, read: ReadTest) {
  const [desk] = useState(
    () =>
      new TestDesk(read, (test, revision) =>
        call('saveDraftTest', { id: courseId, testId: test.testId, test, revision }),
      ),
  );
  const state = useSyncExternalStore(desk.subscribe, desk.getState, desk.getState);

  // The line is the browser's: it says when it is there again.
  useEffect(() => {
    const send = () => void desk.flush();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [desk]);

  return { desk, ...state };
}
