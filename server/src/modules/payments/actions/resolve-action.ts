import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { completeRefund } from '../refunds/complete-refund.ts';
import { REFUND_BY_HAND } from '../refunds/request-refund.ts';
import { type Action, closeAction } from './actions.repository.ts';

/** Somebody says it is done. For a refund that had to be sent by hand, this records that the money has gone. */
export const resolveAction = async (ctx: Ctx, id: string): Promise<Action> => {
  const action = await closeAction(ctx.db, id, { at: ctx.now, by: ctx.caller.user?.id ?? null });
  if (!action) throw new AppError('not-found');
  if (action.kind === REFUND_BY_HAND) {
    await completeRefund(ctx, action.dedupeKey.slice(REFUND_BY_HAND.length + 1), null);
  }
  return action;
};
