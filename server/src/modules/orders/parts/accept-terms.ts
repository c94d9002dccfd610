import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { requireBill } from '#server/modules/identity/index.ts';
import { orderPath } from '../order-path.ts';
import { lockOrder, type Order, updateOrder } from '../orders.repository.ts';

/** What staff have placed for somebody, who has agreed to nothing yet. */
export const asksForTerms = ({ state, soldBy, termsAcceptedAt }: Order): boolean =>
  state === 'placed' && soldBy !== null && termsAcceptedAt === null;

/** The same also where the seat has gone: money that comes after all may still buy one. */
const lacksTerms = ({ state, soldBy, termsAcceptedAt }: Order): boolean =>
  (state === 'placed' || state === 'lapsed') && soldBy !== null && termsAcceptedAt === null;

const TERMS = 'Please agree to the Terms and Conditions to proceed.';

/**
 * Before a card page opens, whoever buys has agreed to the terms: of what staff have sold they do so here, once. What is
 * agreed to is billed as they have it in their profile by now.
 */
export const acceptTerms = async (ctx: OuterCtx, order: Order, agreeTerms = false): Promise<void> => {
  if (!asksForTerms(order)) return;
  if (!agreeTerms)
    throw new AppError('invalid-input', {
      message: TERMS,
      issues: [{ field: 'agreeTerms', message: TERMS }],
      redirectUrl: orderPath(order),
    });
  await ctx.transact(async (tx) => {
    const current = await lockOrder(tx.db, order.id);
    if (asksForTerms(current)) await agreeNow(tx, current);
  });
};

/**
 * Whoever transfers money opens no page to agree on: before it is recorded for an order, locked, that staff have sold by
 * link, they say that its person has agreed.
 */
export const stateTerms = async (ctx: Ctx, order: Order, hasAgreed: boolean): Promise<void> => {
  if (!lacksTerms(order)) return;
  if (!hasAgreed) throw fieldError('agreedTerms', 'Please ask whether the person agrees to the terms');
  await agreeNow(ctx, order);
};

const agreeNow = async ({ db, now, ports }: Ctx, order: Order): Promise<void> => {
  const bill = await requireBill(db, order.userId);
  await updateOrder(db, order, {
    set: { termsVersion: ports.termsVersion, termsAcceptedAt: now, ...bill },
  });
};
