import type { Confirmation } from '#domain/checkout/eligibility.ts';
import type { PricedOrder } from '#domain/pricing/breakdown.ts';
import type { Ctx } from '#server/calls/context.ts';
import { presentBilling, requireUser } from '#server/modules/identity/index.ts';
import { createObligations, voidOpenObligations } from '#server/modules/payments/index.ts';
import { freezeLine } from '../lines/order-lines.repository.ts';
import type { OfferedLine } from '../lines/price-lines.ts';
import { moveOrder } from '../move-order.ts';
import { type Order, updateOrder } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

/** What was confirmed of each course, by its id, in the words that were shown. */
export type Agreed = ReadonlyMap<string, Confirmation[]>;

export type Placement = {
  /** One for each line, in their order, as are the lines of the price. */
  offered: readonly OfferedLine[];
  price: PricedOrder;
  method: 'card' | 'bank' | 'free';
  agreed: Agreed;
  /** Takes what the lines need and says how long it is held. Done last: whoever buys the same waits from then on. */
  hold(): Promise<Date | null>;
};

/**
 * Freezes with the order what was agreed: price, rate, policy, bill, terms and confirmations. What it owed before is
 * void; what it owes now is charged from these figures and no others.
 */
export const freezeOrder = async (ctx: Ctx, order: Order, placement: Placement): Promise<Order> => {
  const { method, hold } = placement;
  const { breakdown } = placement.price;
  const owner = ownerOf(order);
  const isAnew = order.state === 'placed';
  if (isAnew) await voidOpenObligations(ctx, owner);
  await freezeLines(ctx, order, placement);
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
    billing: presentBilling(await requireUser(ctx.db, order.userId)),
    termsVersion: ctx.ports.termsVersion,
    termsAcceptedAt: ctx.now,
    holdEndsAt: await hold(),
    placedAt: ctx.now,
  };
  return isAnew ? updateOrder(ctx.db, order.id, terms) : moveOrder(ctx, { order, to: 'placed' }, terms);
};

const freezeLines = async (ctx: Ctx, { lines }: Order, { offered, price, agreed }: Placement) => {
  for (const [i, { course, offer }] of offered.entries()) {
    const [line, parts] = [lines[i], price.lines[i]];
    if (!line || !parts) throw new Error('a line was offered that the order does not have');
    const { title, code, id } = course;
    const confirmations = agreed.get(id) ?? [];
    await freezeLine(ctx.db, line.id, { ...parts, title, code, policy: offer.policy, confirmations });
  }
};
