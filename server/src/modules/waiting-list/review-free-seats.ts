import { seatsLeft } from '#domain/seats/seats.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { ownersOfOpen, raiseAction, withdrawAction } from '#server/modules/payments/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { endOfOffers } from './offer-time.ts';
import { listCandidates } from './waiting.repository.ts';

const SEAT_TO_OFFER = 'seat-to-offer';

/**
 * Wakes staff who offer the seats of a locked course by hand while there is one that they can offer to somebody, and takes
 * that back when there is none.
 */
export const reviewFreeSeat = async (ctx: Ctx, course: Run): Promise<void> => {
  const { id, code, title } = course;
  const dedupeKey = `${SEAT_TO_OFFER}:${id}`;
  if (!(await canOfferByHand(ctx, course))) {
    await withdrawAction(ctx.db, dedupeKey, ctx.now);
    return;
  }
  await raiseAction(ctx, {
    kind: SEAT_TO_OFFER,
    dedupeKey,
    owner: { kind: 'course', id },
    message: `A seat of ${title} (${code}) is free while people wait for one, and it is offered by hand.`,
  });
};

const canOfferByHand = async (ctx: Ctx, course: Run): Promise<boolean> => {
  if (course.waitlist.autoNotifyOnAvailability || seatsLeft(course) === 0) return false;
  if (endOfOffers(ctx, course) === null) return false;
  return (await listCandidates(ctx.db, course.id)).some(({ isServed }) => !isServed);
};

/** What else may end it: somebody has bought the seat, nobody waits any more, the deadline is near. */
export const reviewFreeSeats = async (ctx: OuterCtx): Promise<void> => {
  for (const courseId of await ownersOfOpen(ctx.database, SEAT_TO_OFFER))
    await ctx.transact(async (tx) => reviewFreeSeat(tx, await lockCourse(tx, courseId)));
};
