import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '#web/ui/messages/toast.tsx';
import { deskPost } from './desk-post.ts';
import type { DeskState } from './desk-state.ts';
import { foundWords, REFUSED } from './desk-words.ts';
import { type DeskStart, DraftDesk } from './draft-desk.ts';

/** The desk of a course, one for as long as its page is open. */
export function useDraftDesk(start: Omit<DeskStart, 'post'>): DraftDesk {
  const [desk] = useState(() => new DraftDesk({ ...start, post: deskPost(start.drawer.courseId) }));
  // The page, its line and what it keeps on the device are outside React.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const save = () => void desk.flush();
    window.addEventListener('online', desk.retry, { signal });
    window.addEventListener('pagehide', save, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && save(), { signal });
    const refused = (detail: string) => showToast(REFUSED, { tone: 'danger', detail });
    void desk.open(refused).then((left) => {
      const words = foundWords(left);
      if (words) showToast(words, { seconds: 10 });
    });
    return () => {
      listening.abort();
      desk.close();
    };
  }, [desk]);
  return desk;
}

/** A part of what stands on it; drawn anew when that part is another. */
export const useDesk = <T>(desk: DraftDesk, part: (state: DeskState) => T): T => {
  const read = () => part(desk.getState());
  return useSyncExternalStore(desk.subscribe, read, read);
};
