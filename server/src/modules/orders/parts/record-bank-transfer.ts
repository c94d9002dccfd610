import type { InputOf } from '#contracts/endpoint.ts';
import type { recordBankTransfer as call } from '#contracts/orders/admin-orders.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { listObligations, recordTransfer } from '#server/modules/payments/index.ts';
import { requireOrder } from '../orders.policy.ts';
import { lockOrder } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

/** What staff have seen on the bank's statement; under one bank reference it counts once. */
export const recordBankTransfer = async (ctx: Ctx, input: InputOf<typeof call>): Promise<void> => {
  const { reference, amountAed, transactionId, receivedOn, note } = input;
  const { id } = await requireOrder(ctx.db, reference);
  const order = await lockOrder(ctx.db, id);
  const owner = ownerOf(order);
  if ((await listObligations(ctx.db, owner)).length === 0)
    throw new AppError('wrong-state', { message: 'Nothing was ever due on this order.' });
  await recordTransfer(ctx, { owner, aed: amountAed, transactionId, receivedOn, note });
  await recordAudit(ctx, {
    action: 'order.transfer-recorded',
    objectKind: 'order',
    objectId: id,
    before: { state: order.state },
    after: { amountAed, transactionId, receivedOn },
  });
};
