import { useEffect, useState } from 'react';
import { call } from '#web/lib/client.ts';
import type { OwnAccess } from './landing-course.ts';

/** A stranger is asked no more than who they are. */
async function ask(courseId: string, signal: AbortSignal): Promise<OwnAccess> {
  const who = await call('authCheck', {}, { signal });
  if (!who.success || !who.user) return null;
  const answer = await call('checkAccess', { courseId }, { signal });
  return answer.success && answer.hasAccess ? answer : null;
}

type Options = { isStill?: boolean };

export const useOwnAccess = (courseId: string, { isStill = false }: Options = {}): OwnAccess => {
  const [access, setAccess] = useState<OwnAccess>(null);

  // The page is the same for everyone and cached, so who reads it is asked once it is shown.
  useEffect(() => {
    if (isStill) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    ask(courseId, signal).then((own) => {
      if (!signal.aborted) setAccess(own);
    });
    return () => leaving.abort();
  }, [courseId, isStill]);

  return access;
};
