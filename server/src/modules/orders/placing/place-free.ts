import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findOrderPromo } from '../checkout/check-order-promo.ts';
import { holdForLicence } from '../holds/hold-for-licence.ts';
import { holdLines } from '../lines/hold-lines.ts';
import { offersOf, priceLines, readTerms } from '../lines/price-lines.ts';
import { requireOpen } from '../lines/require-left.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { ownOf, requireLicences } from './check-licence.ts';
import { claimPromo } from './claim-promo.ts';
import { confirmOrder } from './confirm-order.ts';
import { type Agreed, freezeOrder } from './freeze-order.ts';

const holdForNow = async (ctx: Ctx, draft: Order): Promise<null> => {
  await holdLines(ctx, draft);
  return null;
};

/** Confirms an open order that costs nothing, without a payment; it waits where the licence of its person is looked at. */
export const placeFree = async (ctx: Ctx, draft: Order, agreed: Agreed): Promise<Order> => {
  const { offered, promo, price } = await priceOfNothing(ctx, draft);
  for (const { course } of offered) requireOpen(ctx, course);
  const isLookedAt = (await requireLicences(ctx, draft.userId, ownOf(draft, offered))) === 'awaiting';
  const courses = offered.map(({ course }) => course);
  const hold = async () => {
    const holdEndsAt = isLookedAt ? await holdForLicence(ctx, draft, courses) : await holdForNow(ctx, draft);
    await claimPromo(ctx, draft, promo);
    return holdEndsAt;
  };
  const placement = { offered, price, method: 'free', agreed, hold, isLookedAt } as const;
  const { order } = await freezeOrder(ctx, draft, placement);
  if (isLookedAt) return lockOrder(ctx.db, draft.id);
  const verdict = await confirmOrder(ctx, order);
  if (!verdict.accepted) throw new AppError('conflict', { message: verdict.reason });
  return lockOrder(ctx.db, draft.id);
};

/** What has a price leaves no trace: the transaction ends. */
export const priceOfNothing = async (ctx: Ctx, order: Order) => {
  const offered = await offersOf(ctx, order);
  const promo = await findOrderPromo(ctx, order, offered);
  const price = priceLines(offered, 'full', await readTerms(ctx, promo));
  if (price.breakdown.total > 0)
    throw new AppError('wrong-state', {
      message: offered.length > 1 ? 'These courses are not free' : 'This course is not free',
    });
  return { offered, promo, price };
};
