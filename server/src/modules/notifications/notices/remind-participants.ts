import type { OuterCtx } from '#server/calls/context.ts';
import { listScheduled, NO_SESSION } from './course-notices.repository.ts';
import { listDueSessionReminders } from './list-session-reminders.ts';
import { tellParticipants } from './tell-participants.ts';

/**
 * Sends the reminders that are due. Whoever comes second to one, in another process or a minute later, does nothing.
 * One that cannot be written is told and tried again a minute later; it keeps no other course waiting.
 */
export const remindParticipants = async (ctx: OuterCtx): Promise<void> => {
  const { database, now } = ctx;
  const runs = (await listScheduled(database, { now, dueBy: now })).map((run) => ({ ...run, ...NO_SESSION }));
  for (const reminder of [...runs, ...(await listDueSessionReminders(database, now))]) {
    const { courseId, startDate, subject, sessionId, lead, startsAt } = reminder;
    const about = { courseId, startDate, sessionId, lead, startsAt };
    const told = { ...about, kind: 'reminder' as const, subject, message: '' };
    try {
      await ctx.transact((tx) => tellParticipants(tx, told));
    } catch (error) {
      ctx.log.error({ err: error, courseId }, 'a reminder could not be sent');
    }
  }
};
