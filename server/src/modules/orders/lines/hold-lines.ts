import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireKind } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { inLockOrder } from './in-lock-order.ts';
import { soldOut } from './require-left.ts';

/**
 * Holds everything that an order needs, or nothing: the line for which none is left is named, and what was taken before
 * it goes back with the transaction. The order's hold is the shortest of its lines'.
 */
export const holdLines = async (ctx: Ctx, order: Order, holdMinutes?: number): Promise<Date | null> => {
  const { lines } = order;
  const ends: Date[] = [];
  for (const line of inLockOrder(lines)) {
    const held = await requireKind(ctx.ports, line.kind).hold(ctx, line, holdMinutes);
    if (!held) {
      throw lines.length > 1
        ? new AppError('no-seat-left', { message: `No seat is left in ${line.title}.` })
        : soldOut(ctx, order);
    }
    if (held.heldUntil) ends.push(held.heldUntil);
  }
  return ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
};
