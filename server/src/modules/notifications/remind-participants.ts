import type { OuterCtx } from '#server/calls/context.ts';
import { listScheduled } from './course-notices.repository.ts';
import { tellParticipants } from './tell-participants.ts';

/** Sends the reminders that are due. Whoever comes second to one, in another process or a minute later, does nothing. */
export const remindParticipants = async (ctx: OuterCtx): Promise<void> => {
  for (const reminder of await listScheduled(ctx.database, { now: ctx.now, dueBy: ctx.now })) {
    const { courseId, startDate, subject } = reminder;
    await ctx.transact((tx) =>
      tellParticipants(tx, { courseId, kind: 'reminder', startDate, subject, message: '' }),
    );
  }
};
