import type { Ctx } from '#server/calls/context.ts';
import type { CaptureVerdict } from '#server/modules/payments/index.ts';
import { requireKind } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { inLockOrder } from './in-lock-order.ts';
import type { Line } from './order-lines.repository.ts';

const refused = (reason: string): CaptureVerdict => ({ accepted: false, reason });

/**
 * Makes every line of an order final, or none. What more than one person needs is held first, all of it: for what has
 * become final is not taken back in the same transaction. One place alone is final at once, if there is one, and then
 * a payment whose seat is held waits for nobody.
 */
export const confirmLines = async (ctx: Ctx, order: Order): Promise<CaptureVerdict> => {
  const lines = inLockOrder(order.lines);
  for (const line of lines) {
    const obstacle = await requireKind(ctx.ports, line.kind).findObstacle(ctx, line);
    if (obstacle) return refused(obstacle);
  }
  const isForSeveral = lines.flatMap(({ places }) => places).length > 1;
  const missing = isForSeveral ? await holdAll(ctx, lines) : null;
  if (missing) return refused(`${missing.title} was full when the payment arrived`);
  for (const line of lines) {
    const isConfirmed = await requireKind(ctx.ports, line.kind).confirm(ctx, line, order);
    if (isConfirmed) continue;
    if (isForSeveral) throw new Error(`line ${line.id} was held and could not be confirmed`);
    return refused('The course was full when the payment arrived');
  }
  return { accepted: true };
};

/** The first line for which there is not enough; what was held until then is given back. */
const holdAll = async (ctx: Ctx, lines: readonly Line[]): Promise<Line | null> => {
  for (const [i, line] of lines.entries()) {
    if (await requireKind(ctx.ports, line.kind).hold(ctx, line)) continue;
    for (const held of lines.slice(0, i + 1))
      await requireKind(ctx.ports, held.kind).release(ctx, held, `${line.title} was full`);
    return line;
  }
  return null;
};
