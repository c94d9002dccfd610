import { basisPoints, eur } from '#domain/money/money.ts';
import { addMonths } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { getCourse, todayAt } from '#server/modules/catalogue/index.ts';
import { type CaptureVerdict, recogniseSale } from '#server/modules/payments/index.ts';
import { findPromo, usePromo as markPromoUsed, reservePromo } from '#server/modules/promotions/index.ts';
import { enrolSeat } from '#server/modules/seats/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { findLiveEnrolment, insertEnrolment } from '../enrolments/enrolments.repository.ts';
import { lapseOrder } from '../holds/lapse-order.ts';
import { moveOrder } from '../move-order.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOpenOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

const FREE_ACCESS_MONTHS = 12;

/**
 * The first part is paid, or nothing is to be paid: seat, enrolment, code and sale become final together. A payment
 * that comes after its hold takes a seat if one is left, and then stands in for what its person has begun since.
 */
export const confirmOrder = async (ctx: Ctx, order: Order): Promise<CaptureVerdict> => {
  const { id: orderId, userId, courseId } = order;
  if (await findLiveEnrolment(ctx.db, { userId, courseId }))
    return { accepted: false, reason: 'You are already enrolled in this course' };
  const course = await getCourse(ctx.db, courseId);
  if (course.status === 'cancelled') return { accepted: false, reason: 'The course was cancelled' };
  if (order.state === 'lapsed') await lapseNewerOrder(ctx, order);
  if (!(await enrolSeat(ctx, { courseId, orderId })))
    return { accepted: false, reason: 'The course was full when the payment arrived' };

  await redeemPromo(ctx, order);
  await insertEnrolment(ctx.db, {
    id: uuidv7(),
    userId,
    courseId,
    orderId,
    // What was paid for is accessible for life, what was free for a year.
    accessUntil: order.method === 'free' ? addMonths(todayAt(course, ctx.now), FREE_ACCESS_MONTHS) : null,
    createdAt: ctx.now,
  });
  const { total = 0, taxBp = 0 } = order.breakdown ?? {};
  if (total > 0)
    await recogniseSale(ctx, { owner: ownerOf(order), totalEur: eur(total), taxBp: basisPoints(taxBp) });
  const confirmed = { confirmedAt: ctx.now, holdEndsAt: null, closedAt: null, closedReason: null };
  await moveOrder(ctx, { order, to: 'confirmed' }, confirmed);
  await announce(ctx, orderEvents['order.confirmed'], { orderId });
  return { accepted: true };
};

/** Before the course is locked, for orders are locked first; a seat that it holds is then free for this one. */
const lapseNewerOrder = async (ctx: Ctx, { userId, courseId }: Order) => {
  const newer = await lockOpenOrder(ctx.db, { userId, courseId });
  if (newer?.state === 'placed') await lapseOrder(ctx, newer, 'An earlier order was paid after all');
};

/** A price that was paid stands, also when its code was given back and used up by others meanwhile. */
const redeemPromo = async (ctx: Ctx, { id: orderId, userId, breakdown }: Order) => {
  if (!breakdown?.promoCode) return;
  const promo = await findPromo(ctx.db, breakdown.promoCode);
  if (promo) await reservePromo(ctx, { promoId: promo.id, userId, orderId });
  await markPromoUsed(ctx, orderId);
};
