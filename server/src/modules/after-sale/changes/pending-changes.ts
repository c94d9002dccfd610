import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { ownerOfChange, requireOwnOrder } from '../../orders/index.ts';
import { checkLiveAttempts, expireLiveAttempts } from '../../payments/index.ts';
import { findChange, findPendingChange, type LineChange } from '../after-sale.repository.ts';
import type { LineKey } from '../find-line.ts';
import { endChange } from './end-change.ts';
import { openChangePayment } from './open-change-payment.ts';

type Outer = OuterCtx & { caller: SignedInCaller };

const findOwnPending = async (
  ctx: Outer,
  { reference, lineId }: LineKey,
): Promise<LineChange | undefined> => {
  const order = await requireOwnOrder(ctx.database, ctx.caller, reference);
  if (!order.lines.some(({ id }) => id === lineId)) throw new AppError('not-found');
  return findPendingChange(ctx.database, lineId);
};

/** Opens the card page again of what waits for its payment. */
export const payChange = async (ctx: Outer, key: LineKey): Promise<{ redirectUrl: string }> => {
  const change = await findOwnPending(ctx, key);
  if (!change)
    throw new AppError('wrong-state', { message: 'No change of this course waits for a payment.' });
  return { redirectUrl: await openChangePayment(ctx, change) };
};

/** "I have paid": the gateway is asked now. Answers what has become of the change that waited. */
export const checkChange = async (ctx: Outer, key: LineKey): Promise<LineChange | null> => {
  const change = await findOwnPending(ctx, key);
  if (!change) return null;
  await checkLiveAttempts(ctx, ownerOfChange(change));
  return (await findChange(ctx.database, change.id)) ?? null;
};

/** Gives up what waits. Its card page is closed first: a payment that was made meanwhile wins. */
export const giveUpChange = async (ctx: Outer, key: LineKey): Promise<LineChange | null> => {
  const change = await findOwnPending(ctx, key);
  if (!change) return null;
  const closing = await expireLiveAttempts(ctx, ownerOfChange(change));
  if (closing === 'unknown') throw new AppError('gateway-unavailable');
  if (closing === 'closed') await ctx.transact((tx) => endChange(tx, change, 'given-up'));
  return (await findChange(ctx.database, change.id)) ?? null;
};
