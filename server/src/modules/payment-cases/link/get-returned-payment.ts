import { isLiveAttempt } from '#domain/orders/order-state.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findAttempt } from '#server/modules/payments/index.ts';

type Returned = { outcome: 'waiting' | 'completed' | 'failed'; aed: number };

/** For a payer whose link was replaced while they paid: how it ended and nothing of the case. */
export const getReturnedPayment = async (ctx: Ctx, name: string): Promise<Returned> => {
  const id = ctx.ports.returnNames.read(name);
  const attempt = id && (await findAttempt(ctx.db, id));
  if (!attempt) throw new AppError('not-found');
  const { state, aed } = attempt;
  if (state === 'captured') return { outcome: 'completed', aed };
  return { outcome: isLiveAttempt(state) ? 'waiting' : 'failed', aed };
};
