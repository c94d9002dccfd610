import { useEffect, useState } from 'react';
import type { adminAttendanceEndpoints } from '#contracts/attendance/admin-attendance.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { call } from '#web/lib/client.ts';

type Codes = AnswerOf<typeof adminAttendanceEndpoints.getCheckInCodes>;

const ASK_MS = 120_000;

type Of = { courseId: string; sessionId: string | undefined };

/** The codes of the next seventy minutes, asked for again every two; without an answer those that are there go on. */
export function useCodes(loaded: Codes | null, { courseId, sessionId }: Of): Codes | null {
  const [asked, setAsked] = useState<Codes>();
  // They come by the line, while there is one.
  useEffect(() => {
    if (!sessionId) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const answer = await call('getCheckInCodes', { courseId, sessionId }, { signal });
      if (answer.success && !signal.aborted) setAsked(answer);
    };
    const asking = setInterval(() => void ask(), ASK_MS);
    return () => {
      clearInterval(asking);
      leaving.abort();
    };
  }, [courseId, sessionId]);
  return asked ?? loaded;
}
