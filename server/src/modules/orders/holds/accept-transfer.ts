import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { requireOrder } from '../orders.policy.ts';
import { lockOrder, updateOrder } from '../orders.repository.ts';

/** Lets somebody pay by transfer although as many seats as the course allows are waiting for transfers already. */
export const acceptTransfer = async (ctx: Ctx, reference: string): Promise<void> => {
  const { id } = await requireOrder(ctx.db, reference);
  const order = await lockOrder(ctx.db, id);
  if (order.state !== 'draft')
    throw new AppError('wrong-state', { message: 'The way to pay this order has been chosen already.' });
  if (order.method === 'bank') return;
  await updateOrder(ctx.db, order, { set: { method: 'bank' } });
  await recordAudit(ctx, {
    action: 'order.transfer-accepted',
    objectKind: 'order',
    objectId: id,
    before: { method: order.method },
    after: { method: 'bank' },
  });
};
