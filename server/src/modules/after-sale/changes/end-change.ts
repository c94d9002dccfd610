import type { Ctx } from '#server/calls/context.ts';
import { lockOrder } from '../../orders/index.ts';
import { type LineChange, lockChange } from '../after-sale.repository.ts';
import { dropChange, lapseChange } from './drop-change.ts';

/**
 * The gateway said "not paid" a moment ago, or nothing was to be paid: that still has to be true under the locks. False
 * where it was over already, or may go on.
 */
export const endChange = async (
  ctx: Ctx,
  { id, orderId }: Pick<LineChange, 'id' | 'orderId'>,
  state: 'lapsed' | 'given-up',
): Promise<boolean> => {
  const order = await lockOrder(ctx.db, orderId);
  const change = await lockChange(ctx.db, id);
  if (change.state !== 'pending' || (state === 'lapsed' && !change.isOver)) return false;
  if (state === 'lapsed') await lapseChange(ctx, { order, change });
  else await dropChange(ctx, { order, change }, state);
  return true;
};
