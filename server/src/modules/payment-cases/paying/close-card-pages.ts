import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { expireLiveAttempts, listUnfinished } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { requireCase, requireLockedCase } from '../require-case.ts';

/** Pages are closed between two looks; a payer may open one meanwhile. */
const ROUNDS = 3;

const JUST_PAID = 'This case has just been paid by card. Please look at it again.';
const GATEWAY_SILENT = 'The card page of this case cannot be closed just now. Please try again in a minute.';

/**
 * Does something to a case that nobody may pay meanwhile: its card pages are ended at the gateway first, outside any
 * transaction. Whoever has paid by then wins, and the case is left as it is. `check` says before whether the act is
 * possible at all, so that no payer is interrupted for nothing.
 */
export const withCardPagesClosed = async <T>(
  ctx: OuterCtx,
  id: string,
  { check, act }: { check(one: PaymentCase): void; act(tx: Ctx, one: PaymentCase): Promise<T> },
): Promise<T> => {
  const found = await requireCase(ctx.database, id);
  check(found);
  const owner = ownerOf(found);
  for (let round = 0; round < ROUNDS; round++) {
    const closing = await expireLiveAttempts(ctx, owner);
    if (closing === 'captured') throw new AppError('conflict', { message: JUST_PAID });
    if (closing === 'unknown') throw new AppError('gateway-unavailable', { message: GATEWAY_SILENT });
    const step = await ctx.transact(async (tx) => {
      const one = await requireLockedCase(tx, id);
      if ((await listUnfinished(tx.db, owner)).length > 0) return null;
      check(one);
      return { done: await act(tx, one) };
    });
    if (step) return step.done;
  }
  throw new AppError('conflict');
};
