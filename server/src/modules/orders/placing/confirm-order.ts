import { basisPoints, eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { redeemCredit, reserveCredit } from '#server/modules/credits/index.ts';
import type { CaptureVerdict } from '#server/modules/payments/index.ts';
import { findPromo, usePromo as markPromoUsed, reservePromo } from '#server/modules/promotions/index.ts';
import { lapseOrder } from '../holds/lapse-order.ts';
import { confirmLines } from '../lines/confirm-lines.ts';
import { moveOrder } from '../move-order.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOpenOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

const CREDIT_SPENT = 'The credit note that was to pay a part of it was spent or had ended';

/**
 * The first part is paid, or nothing is to be paid: seats, enrolments, code and sale become final together. A payment
 * that comes after its hold takes what is left, and then stands in for what its person has begun since.
 */
export const confirmOrder = async (ctx: Ctx, order: Order): Promise<CaptureVerdict> => {
  const { id: orderId } = order;
  if (order.state === 'lapsed') {
    await lapseNewerOrders(ctx, order);
    // Its credit was given back with its seat.
    if (!(await hasItsCredit(ctx, order))) return { accepted: false, reason: CREDIT_SPENT };
  }
  const verdict = await confirmLines(ctx, order);
  if (!verdict.accepted) return verdict;

  await redeemPromo(ctx, order);
  if (order.creditEur > 0) await redeemCredit(ctx, { owner: ownerOf(order), orderId });
  const confirmed = { confirmedAt: ctx.now, holdEndsAt: null, closedAt: null, closedReason: null };
  await moveOrder(ctx, { order, to: 'confirmed' }, { set: confirmed });
  await announce(ctx, orderEvents['order.confirmed'], { orderId });
  const { total = 0, taxBp = 0 } = order.breakdown ?? {};
  return { accepted: true, isTold: true, sale: { totalEur: eur(total), taxBp: basisPoints(taxBp) } };
};

/** Before a course is locked, for orders are locked first; a seat that they hold is then free for this one. */
const lapseNewerOrders = async (ctx: Ctx, { userId, lines }: Order) => {
  for (const { courseId } of lines) {
    const newer = await lockOpenOrder(ctx.db, { userId, courseId });
    if (newer?.state === 'placed') await lapseOrder(ctx, newer, 'An earlier order was paid after all');
  }
};

const hasItsCredit = async (ctx: Ctx, { id: orderId, userId, creditEur }: Order): Promise<boolean> =>
  creditEur === 0 || reserveCredit(ctx, { userId, orderId, eur: eur(creditEur) });

/** A price that was paid stands, also when its code was given back and used up by others meanwhile. */
const redeemPromo = async (ctx: Ctx, { id: orderId, userId, breakdown }: Order) => {
  if (!breakdown?.promoCode) return;
  const promo = await findPromo(ctx.db, breakdown.promoCode);
  if (promo) await reservePromo(ctx, { promoId: promo.id, userId, orderId });
  await markPromoUsed(ctx, orderId);
};
