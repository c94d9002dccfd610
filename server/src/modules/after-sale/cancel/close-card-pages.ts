import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { ORDER_KIND } from '../../orders/index.ts';
import { expireLiveAttempts, liveAttempt } from '../../payments/index.ts';
import { findPendingChange } from '../after-sale.repository.ts';
import type { LineAtHand } from '../line-at-hand.ts';

const JUST_PAID = 'A payment for this order has just arrived. Please look at the new figures.';
const GATEWAY_SILENT = 'The card page of this order cannot be closed just now. Please try again in a minute.';

/** Nobody may be paying a later part while its order changes. */
export const closeCardPages = async (ctx: OuterCtx, orderId: string): Promise<void> => {
  const closing = await expireLiveAttempts(ctx, { kind: ORDER_KIND, id: orderId });
  if (closing === 'captured') throw new AppError('conflict', { message: JUST_PAID });
  if (closing === 'unknown') throw new AppError('gateway-unavailable', { message: GATEWAY_SILENT });
};

/** Under the order's lock: no card page was opened since, and no other change of the line waits. */
export const requireNothingPending = async ({ db }: Ctx, { owner, line }: LineAtHand): Promise<void> => {
  if (await liveAttempt(db, owner)) throw new AppError('conflict');
  if (await findPendingChange(db, line.id))
    throw new AppError('wrong-state', {
      message: 'Another change of this course is under way. Please finish it, or give it up first.',
    });
};
