import { useEffect, useState } from 'react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { call } from '#web/lib/client.ts';

/** The reader's own place in the line of a course that has one; null until it is known, and for who does not wait. */
export const useWaitingPlace = (
  { _id, waitlist }: Pick<CourseDetail, '_id' | 'waitlist'>,
  { isStill = false }: { isStill?: boolean } = {},
) => {
  const [place, setPlace] = useState<WaitingPlace | null>(null);
  const isAsked = waitlist.enabled && !isStill;

  // The page is the same for everyone and cached; places move, so they are asked for whenever the reader comes back.
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () => {
      if (document.hidden) return;
      call('findOwnWaiting', { courseId: _id }, { signal }).then((answer) => {
        if (answer.success) setPlace(answer.waitingPlace);
      });
    };
    ask();
    document.addEventListener('visibilitychange', ask, { signal });
    return () => leaving.abort();
  }, [_id, isAsked]);

  return place;
};
