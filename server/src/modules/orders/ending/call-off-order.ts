import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { findCancellation, getCourse } from '#server/modules/catalogue/index.ts';
import { expireLiveAttempts, leftOf } from '#server/modules/payments/index.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOrder } from '../orders.repository.ts';
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
  const course = await getCourse(ctx.db, order.courseId);
  const isOver = order.state === 'draft' || order.state === 'cancelled';
  // A course that was opened again takes place, and who is on it stays.
  if (isOver || course.status !== 'cancelled') return;
  const { aed } = await leftOf(ctx.db, ownerOf(order));
  if (order.state === 'lapsed' && aed === 0) return;
  const said = await findCancellation(ctx.db, order.courseId);
  const reason = said ? `The course was cancelled: ${said.reason}` : 'The course was cancelled';
  await endOrder(ctx, order, reason);
  await refundInFull(ctx, order, reason);
  await announce(ctx, orderEvents['order.called-off'], { orderId });
};
