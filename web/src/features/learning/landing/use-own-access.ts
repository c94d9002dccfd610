import { useEffect, useState } from 'react';
import { call } from '#web/lib/client.ts';
import type { OwnAccess } from './landing-course.ts';

export const useOwnAccess = (courseId: string): OwnAccess => {
  const [access, setAccess] = useState<OwnAccess>(null);

  // The page is the same for everyone and cached, so who reads it is asked once it is shown.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    call('checkAccess', { courseId }, { signal }).then((answer) => {
      if (!signal.aborted) setAccess(answer.success && answer.hasAccess ? answer : null);
    });
    return () => leaving.abort();
  }, [courseId]);

  return access;
};
