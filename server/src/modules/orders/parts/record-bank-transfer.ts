import type { InputOf } from '#contracts/endpoint.ts';
import type { recordBankTransfer as call } from '#contracts/orders/admin-orders.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { expireLiveAttempts, listObligations, recordTransfer } from '#server/modules/payments/index.ts';
import { requireOrder } from '../orders.policy.ts';
import { lockOrder } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { isLookedAt } from '../placing/check-licence.ts';
import { stateTerms } from './accept-terms.ts';

type Input = InputOf<typeof call>;

/**
 * What staff have seen on the bank's statement; under one bank reference it counts once. A card page is closed first, so
 * that nobody pays again what has arrived.
 */
export const recordBankTransfer = async (ctx: OuterCtx, input: Input): Promise<void> => {
  const { id } = await requireOrder(ctx.database, input.reference);
  await expireLiveAttempts(ctx, ownerOf({ id }));
  await ctx.transact((tx) => record(tx, id, input));
};

const record = async (ctx: Ctx, id: string, input: Input): Promise<void> => {
  const { amountAed, transactionId, receivedOn, note, agreedTerms } = input;
  const order = await lockOrder(ctx.db, id);
  const owner = ownerOf(order);
  if ((await listObligations(ctx.db, owner)).length === 0)
    throw new AppError('wrong-state', { message: 'Nothing was ever due on this order.' });
  if (isLookedAt(order))
    throw new AppError('wrong-state', {
      message:
        'The license of its person is still looked at. Please decide on it first: money would confirm the seat.',
    });
  await stateTerms(ctx, order, agreedTerms);
  const { isNew } = await recordTransfer(ctx, { owner, aed: amountAed, transactionId, receivedOn, note });
  if (!isNew) return;
  await recordAudit(ctx, {
    action: 'order.transfer-recorded',
    objectKind: 'order',
    objectId: id,
    before: { state: order.state },
    after: { amountAed, transactionId, receivedOn, ...(agreedTerms && { agreedTerms }) },
  });
};
