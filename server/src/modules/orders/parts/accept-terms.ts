import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { presentBilling, requireUser } from '#server/modules/identity/index.ts';
import { orderPath } from '../order-path.ts';
import { lockOrder, type Order, updateOrder } from '../orders.repository.ts';

/** What staff have placed for somebody, who has agreed to nothing yet. */
export const asksForTerms = ({ state, soldBy, termsAcceptedAt }: Order): boolean =>
  state === 'placed' && soldBy !== null && termsAcceptedAt === null;

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
  await ctx.transact(async ({ db, now, ports }) => {
    const current = await lockOrder(db, order.id);
    if (!asksForTerms(current)) return;
    const billing = presentBilling(await requireUser(db, current.userId));
    await updateOrder(db, current, {
      set: { termsVersion: ports.termsVersion, termsAcceptedAt: now, billing },
    });
  });
};
