import { LONGEST_LEAD_MS, type ReminderLead, sessionReminders } from '#domain/live/session-reminders.ts';
import { latestChanges } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { instantOf } from '#server/platform/time.ts';
import type { Scheduled } from './course-notices.repository.ts';
import { listSessionNotices, listSessionsBetween } from './session-reminders.repository.ts';

/** A reminder of one session of a live course that is still to be sent. */
export type ScheduledSession = Scheduled & {
  sessionId: string;
  number: number;
  lead: ReminderLead;
  startsAt: Date;
  isDue: boolean;
};
type Wish = { now: Date; until: Date; courseId?: string | undefined };

/** Reminders of live sessions up to a day that nobody has called off or sent for this start, soonest first. */
export const listSessionReminders = async (
  db: Tx | Db,
  { now, until, courseId }: Wish,
): Promise<ScheduledSession[]> => {
  const sessions = await listSessionsBetween(db, { from: now, until, courseId });
  const ids = sessions.map(({ sessionId }) => sessionId);
  const moves = await latestChanges(db, ids);
  const keyOf = (sessionId: string | null, lead: string | null, startsAt: Date | null) =>
    `${sessionId} ${lead} ${startsAt?.getTime()}`;
  const noted = new Set(
    (await listSessionNotices(db, ids)).map((one) => keyOf(one.sessionId, one.lead, one.startsAt)),
  );
  return sessions
    .flatMap(({ zone, startTime, ...session }) => {
      const startsAt = instantOf(session.startDate, startTime, zone);
      const toldAt = moves.get(session.sessionId)?.at.getTime() ?? null;
      return sessionReminders({ startsAt: startsAt.getTime(), toldAt }, now.getTime())
        .filter(
          ({ lead, state }) => state !== 'passed' && !noted.has(keyOf(session.sessionId, lead, startsAt)),
        )
        .map(({ lead, at, state }) => ({
          ...session,
          startsAt,
          lead,
          at: new Date(at),
          isDue: state === 'due',
        }));
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
};

/** Those that are due now. */
export const listDueSessionReminders = async (db: Tx | Db, now: Date): Promise<ScheduledSession[]> => {
  const until = new Date(now.getTime() + LONGEST_LEAD_MS);
  return (await listSessionReminders(db, { now, until })).filter(({ isDue }) => isDue);
};
