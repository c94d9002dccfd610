import type { Confirmation } from '#domain/checkout/eligibility.ts';
import { minus, sum } from '#domain/money/money.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, policyOf } from '#server/modules/catalogue/index.ts';
import { presentBilling, requireUser } from '#server/modules/identity/index.ts';
import { createObligations, voidOpenObligations } from '#server/modules/payments/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { moveOrder } from '../move-order.ts';
import { deleteLines, insertLine, type Order, updateOrder } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

export type Placement = {
  order: Order;
  course: Course;
  breakdown: Breakdown;
  method: 'card' | 'bank' | 'free';
  confirmations: Confirmation[];
  /** Takes the seat and says how long it is held. Done last: whoever buys the same course waits from then on. */
  hold(): Promise<Date | null>;
};

/**
 * Freezes with the order what was agreed: price, rate, policy, bill, terms and confirmations. What it owed before is
 * void; what it owes now is charged from these figures and no others.
 */
export const freezeOrder = async (ctx: Ctx, placement: Placement): Promise<Order> => {
  const { order, course, breakdown, method, confirmations, hold } = placement;
  const owner = ownerOf(order);
  const isAnew = order.state === 'placed';
  if (isAnew) {
    await deleteLines(ctx.db, order.id);
    await voidOpenObligations(ctx, owner);
  }
  await insertLine(ctx.db, {
    id: uuidv7(),
    orderId: order.id,
    courseId: course.id,
    title: course.title,
    code: course.code,
    listEur: breakdown.listPrice,
    earlyBirdEur: breakdown.earlyBirdDiscount,
    promoEur: breakdown.promoDiscount,
    priceEur: minus(breakdown.listPrice, sum([breakdown.earlyBirdDiscount, breakdown.promoDiscount])),
  });
  if (breakdown.total > 0) {
    const { parts, rate } = breakdown;
    await createObligations(ctx, { owner, payerId: order.userId, parts, rate });
  }
  const terms = {
    method,
    plan: breakdown.plan,
    breakdown,
    totalEur: breakdown.total,
    rateMicro: breakdown.rate,
    policy: policyOf(course),
    billing: presentBilling(await requireUser(ctx.db, order.userId)),
    confirmations,
    termsVersion: ctx.ports.termsVersion,
    termsAcceptedAt: ctx.now,
    holdEndsAt: await hold(),
    placedAt: ctx.now,
  };
  return isAnew ? updateOrder(ctx.db, order.id, terms) : moveOrder(ctx, { order, to: 'placed' }, terms);
};
