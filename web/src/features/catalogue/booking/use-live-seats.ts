import { useEffect, useState } from 'react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { call } from '#web/lib/client.ts';

export type LiveSeats = {
  seatsLeft: number;
  seatsAvailable: number;
  isEnrollable: boolean;
  badge: { kind: string; label: string };
};

/** That nobody can enroll because no seat is left, and not because it is too late. */
export const isFull = ({ badge }: LiveSeats): boolean => badge.kind === 'full';

/** The seats as the page was made with, and a moment later as they are, unless they are to stand still. */
export const useLiveSeats = (
  { _id, enrollment, detailBadge }: CourseDetail,
  { isStill = false }: { isStill?: boolean } = {},
): LiveSeats => {
  const [fresh, setFresh] = useState<LiveSeats>();

  // The page is cached for everyone, seats change by the minute: they are asked for once it is shown, and again
  // whenever the reader comes back to it.
  useEffect(() => {
    if (isStill) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () => {
      if (document.hidden) return;
      call('getSeats', { courseId: _id }, { signal }).then((answer) => {
        // Offline, or on the way to another page: what the page says stands, and the checkout asks again.
        if (answer.success) setFresh(answer);
      });
    };
    ask();
    document.addEventListener('visibilitychange', ask, { signal });
    return () => leaving.abort();
  }, [_id, isStill]);

  const { seatsLeft, seatsAvailable, isEnrollable } = enrollment;
  return fresh ?? { seatsLeft, seatsAvailable, isEnrollable, badge: detailBadge };
};
