import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { listAttendances } from '../enrolments/index.ts';
import { reviewEvents } from './reviews.events.ts';

/** Calendar days at the venue since the last day of the course. */
const DAYS_AFTER = { from: 1, to: 3 };

/**
 * Says of everybody who has just been on a course that they can be asked what it was like. It is said several times
 * in these days; whoever mails it does so once for each enrolment, and not to whom there is nothing to ask.
 */
export const askForReviews = async (ctx: OuterCtx): Promise<void> => {
  for (const attendance of await listAttendances(ctx.database, { now: ctx.now, ...DAYS_AFTER }))
    await ctx.transact((tx) => announce(tx, reviewEvents['review.asked'], attendance));
};
