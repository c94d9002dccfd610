import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import { liveAttempt, paidOf } from '#server/modules/payments/index.ts';
import { requireUsablePromo } from '../checkout/check-order-promo.ts';
import { type Choice, isPlacedAs } from '../checkout/payment-choice.ts';
import { holdForLicence } from '../holds/hold-for-licence.ts';
import { holdLines } from '../lines/hold-lines.ts';
import { offersOf, priceLines, readTerms } from '../lines/price-lines.ts';
import { releaseLines } from '../lines/release-lines.ts';
import { requireOpen } from '../lines/require-left.ts';
import { orderPath } from '../order-path.ts';
import { orderEvents } from '../orders.events.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { ownOf, requireLicences } from './check-licence.ts';
import { claimPromo } from './claim-promo.ts';
import { confirmPaid } from './confirm-paid.ts';
import { type Agreed, type Frozen, freezeOrder } from './freeze-order.ts';
import { holdForTransfer } from './hold-for-transfer.ts';
import { chooseCredit, claimCredit } from './pay-with-credit.ts';
import { requirePaidLater, requirePayable, type Way } from './ways-to-pay.ts';

/** `known` are courses of it that were read in this transaction. */
export type Placing = { choice: Choice; agreed: Agreed; known?: readonly SoldCourse[] };

/**
 * Makes an open order, locked, a placed one: price frozen, everything held, code reserved, payments owed. Placing it
 * again with the same choices changes nothing and owes nothing new; with others everything is frozen anew and what is
 * held is kept.
 */
export const placeOrder = async (ctx: Ctx, order: Order, placing: Placing): Promise<Frozen> => {
  const { choice, agreed, known } = placing;
  if (isPlacedAs(order, choice)) return { order, owed: [] };
  await requireNoMoneyUnderWay(ctx, order);
  const offered = await offersOf(ctx, order, known);
  for (const { course } of offered) requireOpen(ctx, course);
  const isLookedAt = (await requireLicences(ctx, order.userId, ownOf(order, offered))) === 'awaiting';
  if (isLookedAt) requirePaidLater(choice);
  const promo = order.promoCode
    ? await requireUsablePromo(ctx, { order, offered, code: order.promoCode })
    : null;
  const terms = await readTerms(ctx, promo);
  const price = priceLines(offered, choice.plan, terms);
  const { settings } = terms;
  requirePayable(ctx, price.breakdown, { method: choice.method, settings });
  const credit = await chooseCredit(ctx, order, { choice, breakdown: price.breakdown });
  const method = credit === price.breakdown.total ? 'credit' : choice.method;

  const hold = async () => {
    const courses = offered.map(({ course }) => course);
    const holdEndsAt = isLookedAt
      ? await holdForLicence(ctx, order, courses)
      : await holdFor(ctx, order, { method, settings, courses });
    await claimPromo(ctx, order, promo);
    await claimCredit(ctx, order, credit);
    return holdEndsAt;
  };
  const placed = await freezeOrder(ctx, order, {
    ...{ offered, price, method, agreed, credit, hold, isLookedAt },
  });
  if (method === 'credit') return confirmPaid(ctx, placed);
  if (method === 'bank') await announce(ctx, orderEvents['order.transfer-awaited'], { orderId: order.id });
  return placed;
};

/** A card page may have been opened since the last one was closed, and a transfer may have come in part. */
const requireNoMoneyUnderWay = async (ctx: Ctx, order: Order) => {
  if (order.state !== 'placed') return;
  if (await liveAttempt(ctx.db, ownerOf(order))) throw new AppError('conflict');
  const { aed } = await paidOf(ctx.db, ownerOf(order));
  if (aed > 0)
    throw new AppError('wrong-state', {
      message: 'A part of this order has been paid. Please pay the rest on the page of your order.',
      redirectUrl: orderPath(order),
    });
};

/** A transfer takes days, a card minutes: who changes from one to the other gets a hold of its length. */
const holdFor = async (
  ctx: Ctx,
  order: Order,
  { method, settings, courses }: Way & { courses: readonly SoldCourse[] },
): Promise<Date | null> => {
  if (order.state === 'placed' && order.method !== method)
    await releaseLines(ctx, order, 'Another way to pay was chosen');
  if (method !== 'bank') return holdLines(ctx, order);
  return holdForTransfer(ctx, order, { courses, holdDays: settings.bank.holdDays });
};
