import { shortTitle } from '#domain/orders/short-title.ts';
import { gatewaySessionEndsAt } from '#domain/seats/seats.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import {
  type Attempt,
  type CardPageRequest,
  listObligations,
  openCardPage,
  type ReturnPaths,
  showCardPage,
  writeAttempt,
} from '#server/modules/payments/index.ts';
import { orderPath } from '../order-path.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { isOpenPart } from '../parts/order-figures.ts';
import { isLookedAt } from './check-licence.ts';
import type { Frozen } from './freeze-order.ts';
import { resultsOfSeveral } from './results-of-several.ts';

const LATER_PAYMENT_MS = 30 * 60_000;

type Part = { order: Order; obligationId: string; returnPaths: ReturnPaths };

/**
 * A first payment ends with its hold, so that nobody pays for a seat that is gone; the hold of a transfer, of what staff
 * have sold, and of what has waited for a licence lasts for days.
 */
const cardPageFor = (now: Date, { order, obligationId, returnPaths }: Part): CardPageRequest => {
  const later = now.getTime() + LATER_PAYMENT_MS;
  const end = order.holdEndsAt ? gatewaySessionEndsAt(order.holdEndsAt.getTime()) : later;
  const isHeldForDays = order.soldBy !== null || order.licence !== null;
  const isFirst = order.method === 'card' && order.state === 'placed' && !isHeldForDays;
  return {
    obligationId,
    returnPaths,
    expiresAt: new Date(isFirst ? end : Math.min(end, later)),
    description: `${shortTitle(order.lines.map(({ title }) => title))} (${order.reference})`,
  };
};

export const openPayment = async (
  ctx: OuterCtx,
  { order, obligationId }: { order: Order; obligationId: string },
): Promise<{ redirectUrl: string }> => {
  const returnPaths = await returnPathsOf(ctx, order);
  return openCardPage(ctx, cardPageFor(ctx.now, { order, obligationId, returnPaths }));
};

/** A first payment ends on the result pages of what was bought, a later one where it began. */
const returnPathsOf = async (ctx: OuterCtx, order: Order): Promise<ReturnPaths> => {
  const [first] = order.lines;
  if (order.state === 'confirmed' || !first)
    return { success: `${orderPath(order)}?paid=1`, failure: `${orderPath(order)}?paid=0` };
  if (order.lines.length > 1) return resultsOfSeveral(order);
  const course = await getCourse(ctx.database, first.courseId);
  return kindOf(ctx, course).describe(course).paths.results(order);
};

/** In the transaction that places the order; null where it was placed before, or waits for a licence. */
export const writeFirstAttempt = async (
  ctx: Ctx,
  { order, owed }: Frozen,
  returnPaths: ReturnPaths,
): Promise<Attempt | null> => {
  const [first] = owed;
  if (!first || isLookedAt(order)) return null;
  return writeAttempt(ctx, cardPageFor(ctx.now, { order, obligationId: first.id, returnPaths }), first.aed);
};

/**
 * The card page of the first payment: of the attempt that was just written, else of the one that is open or a new one. What
 * waits for a licence is not paid yet, and is shown.
 */
export const showFirstPayment = async (
  ctx: OuterCtx,
  { order, attempt }: { order: Order; attempt: Attempt | null },
): Promise<string> => {
  if (isLookedAt(order)) return orderPath(order);
  return attempt ? showCardPage(ctx, attempt) : (await openFirstPayment(ctx, order)).redirectUrl;
};

const openFirstPayment = async (ctx: OuterCtx, order: Order): Promise<{ redirectUrl: string }> => {
  const first = (await listObligations(ctx.database, ownerOf(order))).find(isOpenPart);
  if (!first) throw new AppError('wrong-state');
  return openPayment(ctx, { order, obligationId: first.id });
};
