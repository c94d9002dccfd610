import type { Ctx } from '#server/calls/context.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import { releaseLines } from '../lines/release-lines.ts';
import { type Order, updateOrder } from '../orders.repository.ts';
import { endOrder } from './end-order.ts';

/** Whether somebody takes part by it, or may still. */
export const isLiveLine = ({ places }: Pick<Line, 'places'>): boolean =>
  places.some(({ state }) => state !== 'cancelled');

/** What came with a course, free of charge, and leaves with it. */
export const companionsOf = ({ lines }: Pick<Order, 'lines'>, { id }: Pick<Line, 'id'>): Line[] =>
  lines.filter((line) => line.cameWith === id && isLiveLine(line));

type Ending = { line: Line; reason: string };

/**
 * Takes the people of one course of an order, locked, off it, and off what came with it. The order ends with its last
 * course, and what was not paid yet is no longer owed.
 */
export const endLine = async (ctx: Ctx, order: Order, { line, reason }: Ending): Promise<Line[]> => {
  const ended = [line, ...companionsOf(order, line)];
  const stays = order.lines.some((one) => isLiveLine(one) && !ended.includes(one));
  if (!stays) {
    await endOrder(ctx, order, reason);
    return ended;
  }
  await releaseLines(ctx, { ...order, lines: ended }, reason);
  const placeIds = ended.flatMap(({ places }) => places.map(({ id }) => id));
  await updateOrder(ctx.db, order, {
    set: { state: order.state },
    moves: [{ placeIds, to: 'cancelled', at: ctx.now }],
  });
  return ended;
};
