import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { holdLines } from '../lines/hold-lines.ts';
import { offerOf, priceLines, readTerms } from '../lines/price-lines.ts';
import type { Order } from '../orders.repository.ts';
import { confirmOrder } from './confirm-order.ts';
import { freezeOrder } from './freeze-order.ts';
import { draftOf } from './place-several.ts';

/** `notes` say by what it is paid for. */
type Granted = { userId: string; course: Course; notes: string };

/**
 * An order with nothing to pay, by which somebody has a place on a course that is paid for elsewhere. It has no method,
 * for nothing was paid by it and it is not free either, and its person has agreed to nothing.
 */
export const grantPlace = async (ctx: Ctx, { userId, course, notes }: Granted): Promise<Order> => {
  const draft = await draftOf(ctx, { userId, wishes: [{ course }], notes });
  const offered = [offerOf(ctx, course, { places: 1, isFree: true })];
  const price = priceLines(offered, 'full', await readTerms(ctx, null));
  const hold = async () => {
    await holdLines(ctx, draft);
    return null;
  };
  const { order } = await freezeOrder(ctx, draft, { offered, price, method: null, agreed: null, hold });
  const verdict = await confirmOrder(ctx, order);
  if (!verdict.accepted) throw new AppError('conflict', { message: verdict.reason });
  return order;
};
