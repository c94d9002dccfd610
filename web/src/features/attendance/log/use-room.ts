import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SentMark } from '#contracts/attendance/admin-attendance.ts';
import { call } from '#web/lib/client.ts';
import type { AttendanceAnswer } from '../attendance-words.ts';
import { type LogState, MarkLog } from './mark-log.ts';
import { markPost } from './mark-post.ts';
import { markShelf } from './mark-shelf.ts';
import { withNoted } from './with-noted.ts';

const POLL_MS = 5_000;

export interface Room {
  attendance: AttendanceAnswer;
  log: LogState;
  note: (mark: Omit<SentMark, 'id' | 'sessionId' | 'madeAt'>) => void;
}

/** What is known of a day: as the page has loaded it, as others note it meanwhile, and as this device does. */
export function useRoom(loaded: AttendanceAnswer, accountId: string): Room {
  const { _id: courseId } = loaded.course;
  const known = useLatest(loaded);
  const log = useMemo(
    () => new MarkLog({ accountId, courseId }, { shelf: markShelf, post: markPost }),
    [accountId, courseId],
  );
  // The disk and the line are outside React.
  useEffect(() => log.open(), [log]);
  const state = useSyncExternalStore(log.subscribe, log.getSnapshot, log.getSnapshot);
  const { attendance, ahead } = known;
  const { day } = attendance;
  const people = day ? withNoted(attendance.people, { day, marks: state.noted, ahead }) : attendance.people;
  return {
    attendance: { ...attendance, people },
    log: state,
    note: (mark) => {
      if (day)
        void log.note({ ...mark, id: crypto.randomUUID(), sessionId: day.sessionId, madeAt: Date.now() });
    },
  };
}

type Known = { attendance: AttendanceAnswer; ahead: number };

/** Asked again every few seconds; without a connection the last answer stays. */
function useLatest(loaded: AttendanceAnswer): Known {
  const [asked, setAsked] = useState<Known & { of: AttendanceAnswer }>();
  const courseId = loaded.course._id;
  const number = loaded.day?.number;

  // Others note people meanwhile, and people check in themselves.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      if (document.hidden || number === undefined) return;
      const answer = await call('getAttendance', { courseId, day: number }, { signal });
      if (!answer.success || signal.aborted) return;
      setAsked({ attendance: answer, ahead: Date.now() - Date.parse(answer.now), of: loaded });
    };
    void ask();
    const asking = setInterval(() => void ask(), POLL_MS);
    return () => {
      clearInterval(asking);
      leaving.abort();
    };
  }, [courseId, number, loaded]);

  // What an act of this page has changed is newer than what was asked before.
  return asked?.of === loaded ? asked : { attendance: loaded, ahead: 0 };
}
