import { basisPoints, eur } from '#domain/money/money.ts';
import type { Obligor } from '#server/modules/payments/index.ts';
import { codesOf, titleOf } from '../lines/title-of.ts';
import { findOrder, lockOrder } from '../orders.repository.ts';
import { ORDER_KIND } from '../owner-of.ts';
import { confirmOrder } from './confirm-order.ts';

/** Orders as payments sees them: what a payment brings about, within the transaction that settles it. */
export const orderObligor: Obligor = {
  kind: ORDER_KIND,

  async lock(ctx, ownerId) {
    await lockOrder(ctx.db, ownerId);
  },

  async onCaptured(ctx, { ownerId }) {
    const order = await lockOrder(ctx.db, ownerId);
    if (order.state === 'confirmed') return { accepted: true };
    if (order.state === 'placed' || order.state === 'lapsed') return confirmOrder(ctx, order);
    return { accepted: false, reason: 'The order was cancelled' };
  },

  // A refund moves money only: a seat is given back by who cancels the enrolment.
  async onRefunded() {},

  async describe(ctx, ownerId) {
    const order = await findOrder(ctx.db, ownerId);
    if (!order?.billing || !order.breakdown) throw new Error(`order ${ownerId} was never placed`);
    const { billing } = order;
    return {
      reference: order.reference,
      title: titleOf(order),
      courseCode: codesOf(order),
      payer: { name: `${billing.firstName} ${billing.lastName}`.trim(), email: billing.email },
      billing,
      totalEur: eur(order.breakdown.total),
      taxBp: basisPoints(order.breakdown.taxBp),
    };
  },
};
