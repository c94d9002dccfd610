import { isCancellable } from '#domain/cases/case-status.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { voidOpenObligations } from '#server/modules/payments/index.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { ownerOf } from '../owner-of.ts';
import { withCardPagesClosed } from '../paying/close-card-pages.ts';
import { caseEvents } from '../payment-cases.events.ts';
import { type PaymentCase, updateCase } from '../payment-cases.repository.ts';
import { requireStatus } from '../require-case.ts';

/** Calls a case off: nothing is owed any more, and money that still comes goes back. */
export const cancelCase = (ctx: OuterCtx, { id, reason }: { id: string; reason: string }): Promise<void> =>
  withCardPagesClosed(ctx, id, {
    check: (one: PaymentCase) => requireStatus(one, isCancellable, 'cancelled'),
    async act(tx, one) {
      await voidOpenObligations(tx, ownerOf(one));
      await updateCase(tx.db, id, { cancelledAt: tx.now, cancelReason: reason });
      await noteCaseEvent(tx, { caseId: id, kind: 'cancelled', text: reason });
      await announce(tx, caseEvents['case.cancelled'], { caseId: id });
      await recordAudit(tx, {
        action: 'case.cancelled',
        objectKind: 'case',
        objectId: id,
        before: { status: one.status },
        after: { reason },
      });
    },
  });
