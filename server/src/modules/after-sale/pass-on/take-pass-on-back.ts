import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { type Order, ownerOfChange } from '../../orders/index.ts';
import { expireLiveAttempts } from '../../payments/index.ts';
import { endChange } from '../changes/end-change.ts';
import { findLastPassOn, findPassOn, type PassOn } from './pass-ons.repository.ts';
import { requireLineOf } from './require-line-of.ts';

type Line = { order: Pick<Order, 'id' | 'lines'>; lineId: string };

const ACCEPTED = 'This seat was accepted a moment ago: it can no longer be taken back.';

/**
 * The seat stays with its giver, and what they have paid goes back, also what they were just paying. Whoever accepts in
 * the same second wins or comes too late. Pressed again it changes nothing.
 */
export const takePassOnBack = async (
  ctx: OuterCtx,
  { order, lineId }: Line,
  record: (tx: Ctx, passOn: PassOn) => Promise<void> = async () => {},
): Promise<void> => {
  requireLineOf(order, lineId);
  const passOn = await findLastPassOn(ctx.database, lineId);
  if (passOn?.state === 'done') throw new AppError('wrong-state', { message: ACCEPTED });
  if (passOn?.state !== 'pending') return;
  const closing = await expireLiveAttempts(ctx, ownerOfChange(passOn));
  if (closing === 'unknown') throw new AppError('gateway-unavailable');
  await ctx.transact(async (tx) => {
    if (await endChange(tx, passOn, 'given-up')) return record(tx, passOn);
    const now = await findPassOn(tx.db, passOn.id);
    if (now?.state === 'done') throw new AppError('wrong-state', { message: ACCEPTED });
  });
};
