import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Order } from '../../orders/index.ts';
import { findLastChange } from '../after-sale.repository.ts';
import { presentChange } from './present-change.ts';

/** What was last asked for about a line of an order. */
export const getLineChange = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  { order, lineId }: { order: Order; lineId: string },
): Promise<LineChangeView | null> => {
  if (!order.lines.some(({ id }) => id === lineId)) throw new AppError('not-found');
  const change = await findLastChange(ctx.db, lineId);
  return change ? presentChange(ctx, order, change) : null;
};
