import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { listCaptures, voidOpenObligations } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import { withCardPagesClosed } from '../paying/close-card-pages.ts';
import { updateCase } from '../payment-cases.repository.ts';

const MOVED_MONEY = 'Money has moved on this case, so it cannot be deleted. Cancel or refund it instead.';

/** Takes a case that has moved no money out of sight; the row stays, for the audit names it. */
export const deleteCase = (ctx: OuterCtx, id: string): Promise<void> =>
  withCardPagesClosed(ctx, id, {
    check: ({ appliedAed }) => {
      if (appliedAed > 0) throw new AppError('wrong-state', { message: MOVED_MONEY });
    },
    async act(tx, one) {
      // Also what came and went back again.
      const captures = await listCaptures(tx.db, ownerOf(one));
      if (captures.length > 0) throw new AppError('wrong-state', { message: MOVED_MONEY });
      await voidOpenObligations(tx, ownerOf(one));
      await updateCase(tx.db, id, { deletedAt: tx.now });
      await recordAudit(tx, {
        action: 'case.deleted',
        objectKind: 'case',
        objectId: id,
        before: { number: one.number, title: one.title, payerEmail: one.payerEmail, status: one.status },
      });
    },
  });
