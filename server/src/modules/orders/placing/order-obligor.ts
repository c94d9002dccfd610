import { basisPoints, eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Debtor, Obligor, OwnerDescription } from '#server/modules/payments/index.ts';
import { codesOf, titleOf } from '../lines/title-of.ts';
import { findOrder, lockOrder, type Order } from '../orders.repository.ts';
import { ORDER_KIND } from '../owner-of.ts';
import { summariseOwners } from '../reading/order-lists.repository.ts';
import { confirmOrder } from './confirm-order.ts';

/** Orders as payments sees them: what a payment brings about, within the transaction that settles it. */
export const orderObligor: Obligor = {
  kind: ORDER_KIND,

  async lock(ctx, ownerId) {
    return debtorOf(ctx, await lockOrder(ctx.db, ownerId));
  },

  // A refund moves money only: a seat is given back by who cancels the enrolment.
  async onRefunded() {},

  async describe(ctx, ownerId) {
    const order = await findOrder(ctx.db, ownerId);
    if (!order) throw new Error(`the order ${ownerId} has gone`);
    return describeOrder(order);
  },

  summarise: summariseOwners,
};

const debtorOf = (ctx: Ctx, order: Order): Debtor => {
  let { state } = order;
  return {
    async onCaptured() {
      if (state === 'confirmed') return { accepted: true };
      if (state !== 'placed' && state !== 'lapsed')
        return { accepted: false, reason: 'The order was cancelled' };
      const verdict = await confirmOrder(ctx, order);
      if (verdict.accepted) state = 'confirmed';
      return verdict;
    },
    describe: async () => describeOrder(order),
  };
};

/** What a letter or a receipt says of an order that was placed. */
export const describeOrder = (order: Order): OwnerDescription => {
  const { id, reference, billing, breakdown, lines } = order;
  if (!billing || !breakdown) throw new Error(`order ${id} was never placed`);
  return {
    reference,
    title: titleOf(order),
    courseCode: codesOf(order),
    payer: { name: `${billing.firstName} ${billing.lastName}`.trim(), email: billing.email },
    billing,
    totalEur: eur(breakdown.total),
    taxBp: basisPoints(breakdown.taxBp),
    ...(lines.length > 1 && {
      lines: lines.map(({ title, code, priceEur }) => ({ title, code, priceEur: priceEur ?? eur(0) })),
    }),
  };
};
