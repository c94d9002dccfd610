import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { courseDirectory, findCancellation } from '#server/modules/catalogue/index.ts';
import { expireLiveAttempts, leftOf } from '#server/modules/payments/index.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { endLine, isLiveLine } from './end-lines.ts';
import { endOrder } from './end-order.ts';
import { giveBack } from './give-back.ts';
import { paidOfLine } from './paid-of-line.ts';
import { refundInFull } from './refund-in-full.ts';

/**
 * What a cancelled course means for one order: no place on it, nothing owed for it, all that was paid for it back, one
 * mail; the other courses of the order stay. Done twice it is done once. Its card page is closed afterwards, so that seat and refund never wait for the gateway: nothing can be
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
  const cancelled = await cancelledLines(ctx, order);
  const [first] = cancelled;
  if (!first) return;
  const { aed } = await leftOf(ctx.db, ownerOf(order));
  if (order.state === 'lapsed' && aed === 0) return;
  const endsAlone = order.state === 'confirmed' && cancelled.length < order.lines.length;
  for (const line of endsAlone ? cancelled : [first]) {
    const reason = await reasonOf(ctx, line);
    await (endsAlone ? endOne(ctx, order, { line, reason }) : endAll(ctx, order, reason));
    const told = { orderId, courseId: line.courseId, at: ctx.now.toISOString() };
    await announce(ctx, orderEvents['order.called-off'], told);
  }
};

const reasonOf = async (ctx: Ctx, { courseId }: Line): Promise<string> => {
  const said = await findCancellation(ctx.db, courseId);
  return said ? `The course was cancelled: ${said.reason}` : 'The course was cancelled';
};

const endAll = async (ctx: Ctx, order: Order, reason: string): Promise<void> => {
  await endOrder(ctx, order, reason);
  await refundInFull(ctx, order, reason);
};

/** Its other courses take place, or were left before: what is paid for them stays. */
const endOne = async (ctx: Ctx, order: Order, { line, reason }: { line: Line; reason: string }) => {
  const paid = await paidOfLine(ctx.db, order, line);
  await endLine(ctx, order, { line, reason });
  if (paid > 0) await giveBack(ctx, order, { eur: paid, reason });
};

const cancelledLines = async (ctx: Ctx, { lines, state }: Order): Promise<Line[]> => {
  const standing = state === 'confirmed' ? lines.filter(isLiveLine) : lines;
  const directory = await courseDirectory(
    ctx.db,
    standing.map(({ courseId }) => courseId),
  );
  return standing.filter(({ courseId }) => directory.get(courseId)?.status === 'cancelled');
};
