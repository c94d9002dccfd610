import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { orderEvents } from '../orders.events.ts';
import type { Order } from '../orders.repository.ts';
import { endOrder } from './end-order.ts';

/** Gives up one person's place on a course that takes place. */
export const cancelEnrolment = async (ctx: Ctx, order: Order, reason: string): Promise<void> => {
  if (order.state !== 'confirmed')
    throw new AppError('wrong-state', { message: 'Nobody is enrolled by this order.' });
  await endOrder(ctx, order, reason);
  await announce(ctx, orderEvents['enrolment.cancelled'], { orderId: order.id });
};
