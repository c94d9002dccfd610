import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { courseDirectory, findCancellation } from '#server/modules/catalogue/index.ts';
import { expireLiveAttempts, leftOf, raiseAction } from '#server/modules/payments/index.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { endOrder } from './end-order.ts';
import { refundInFull } from './refund-in-full.ts';

/**
 * What a cancelled course means for one order: no place, nothing owed, everything back, one mail. Done twice it is
 * done once. Its card page is closed afterwards, so that seat and refund never wait for the gateway: nothing can be
 * opened for it any more, and what was paid on it meanwhile goes back.
 */
export const callOffOrder = async (ctx: OuterCtx, orderId: string): Promise<void> => {
  await ctx.transact((tx) => callOff(tx, orderId));
  await expireLiveAttempts(ctx, ownerOf({ id: orderId }));
};

const callOff = async (ctx: Ctx, orderId: string): Promise<void> => {
  const order = await lockOrder(ctx.db, orderId);
  if (order.state === 'draft' || order.state === 'cancelled') return;
  // A course that was opened again takes place, and who is on it stays.
  const [cancelled, ...others] = await cancelledLines(ctx, order);
  if (!cancelled) return;
  const { aed } = await leftOf(ctx.db, ownerOf(order));
  if (order.state === 'lapsed' && aed === 0) return;
  if (1 + others.length < order.lines.length) return tellStaff(ctx, order, cancelled);
  const said = await findCancellation(ctx.db, cancelled.courseId);
  const reason = said ? `The course was cancelled: ${said.reason}` : 'The course was cancelled';
  await endOrder(ctx, order, reason);
  await refundInFull(ctx, order, reason);
  await announce(ctx, orderEvents['order.called-off'], { orderId });
};

const cancelledLines = async (ctx: Ctx, { lines }: Order): Promise<Line[]> => {
  const directory = await courseDirectory(
    ctx.db,
    lines.map(({ courseId }) => courseId),
  );
  return lines.filter(({ courseId }) => directory.get(courseId)?.status === 'cancelled');
};

/** Its other courses take place: what goes back of it is for a person to say. */
const tellStaff = (ctx: Ctx, order: Order, { id, title }: Line): Promise<void> =>
  raiseAction(ctx, {
    kind: 'line-cancelled',
    dedupeKey: `line-cancelled:${id}`,
    owner: ownerOf(order),
    message: `${title} was cancelled; the other courses of ${order.reference} take place`,
  });
