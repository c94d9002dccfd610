import type { Ctx } from '#server/calls/context.ts';
import { voidOpenObligations } from '#server/modules/payments/index.ts';
import { releaseSeat } from '#server/modules/seats/index.ts';
import { endEnrolment } from '../enrolments/enrolments.repository.ts';
import { moveOrder } from '../move-order.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

/** Takes an order's person off the course: the seat is free, and what was not paid yet is no longer owed. */
export const endOrder = async (ctx: Ctx, order: Order, reason: string): Promise<void> => {
  const { id: orderId, courseId } = order;
  const by = ctx.caller.user?.id ?? null;
  await endEnrolment(ctx.db, orderId, { cancelledAt: ctx.now, cancelledBy: by, cancelReason: reason });
  await releaseSeat(ctx, { courseId, orderId });
  await voidOpenObligations(ctx, ownerOf(order));
  const end = { closedAt: ctx.now, closedReason: reason, closedBy: by };
  await moveOrder(ctx, { order, to: 'cancelled' }, end);
};
