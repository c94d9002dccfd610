import type { OuterCtx } from '#server/calls/context.ts';
import { listScheduled } from './course-notices.repository.ts';
import { tellParticipants } from './tell-participants.ts';

/**
 * Sends the reminders that are due. Whoever comes second to one, in another process or a minute later, does nothing.
 * One that cannot be written is told and tried again a minute later; it keeps no other course waiting.
 */
export const remindParticipants = async (ctx: OuterCtx): Promise<void> => {
  for (const reminder of await listScheduled(ctx.database, { now: ctx.now, dueBy: ctx.now })) {
    const { courseId, startDate, subject } = reminder;
    const told = { courseId, kind: 'reminder' as const, startDate, subject, message: '' };
    try {
      await ctx.transact((tx) => tellParticipants(tx, told));
    } catch (error) {
      ctx.log.error({ err: error, courseId }, 'a reminder could not be sent');
    }
  }
};
