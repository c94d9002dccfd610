import { gatewaySessionEndsAt } from '#domain/seats/seats.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { listObligations, openCardPage } from '#server/modules/payments/index.ts';
import { returnPathsOf } from '../checkout/checkout-paths.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { isOpenPart } from '../parts/order-figures.ts';

const LATER_PAYMENT_MS = 30 * 60_000;

/** A first payment ends with its hold, so that nobody pays for a seat that is gone. */
export const openPayment = (
  ctx: OuterCtx,
  { order, course, obligationId }: { order: Order; course: Course; obligationId: string },
): Promise<{ redirectUrl: string }> => {
  const end = order.holdEndsAt ? gatewaySessionEndsAt(order.holdEndsAt.getTime()) : 0;
  const isLater = order.state === 'confirmed';
  return openCardPage(ctx, {
    obligationId,
    returnPaths: returnPathsOf(order, course),
    expiresAt: new Date(isLater ? ctx.now.getTime() + LATER_PAYMENT_MS : end),
    description: `${course.title} (${order.reference})`,
  });
};

export const openFirstPayment = async (ctx: OuterCtx, order: Order, course: Course) => {
  const first = (await listObligations(ctx.database, ownerOf(order))).find(isOpenPart);
  if (!first) throw new AppError('wrong-state');
  return openPayment(ctx, { order, course, obligationId: first.id });
};
