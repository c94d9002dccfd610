import { useEffect, useState } from 'react';
import type { OwnPlace } from '#contracts/orders/own-place.ts';
import { call } from '#web/lib/client.ts';

/** The reader's own place on a course; null until it is known, for who has none, and where nobody is to be asked. */
export const useOwnPlace = (courseId: string, { isStill = false }: { isStill?: boolean } = {}) => {
  const [place, setPlace] = useState<OwnPlace | null>(null);

  // The page is the same for everyone and cached, so who reads it is asked once it is shown.
  useEffect(() => {
    if (isStill) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    call('getOwnPlace', { courseId }, { signal }).then((answer) => {
      if (!signal.aborted) setPlace(answer.success ? answer.place : null);
    });
    return () => leaving.abort();
  }, [courseId, isStill]);

  return place;
};
