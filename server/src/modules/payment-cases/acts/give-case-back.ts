import type { OuterCtx } from '#server/calls/context.ts';
import { listCaptures } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import { withCardPagesClosed } from '../paying/close-card-pages.ts';
import { giveBack } from './refund-case.ts';

/** Gives all of it back, as was said when it was asked for. Where nothing is left, nothing happens. */
export const giveCaseBack = (ctx: OuterCtx, { id, reason }: { id: string; reason: string }): Promise<void> =>
  withCardPagesClosed(ctx, id, {
    check: () => undefined,
    async act(tx, one) {
      const captures = await listCaptures(tx.db, ownerOf(one));
      const amount = captures.reduce((all, { aedLeft }) => all + aedLeft, 0);
      if (amount > 0) await giveBack(tx, one, { id, amount, reason });
    },
  });
