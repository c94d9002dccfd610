import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { isLongOverdue, overdueWords, reminderFor } from '#server/modules/orders/index.ts';
import { raiseAction } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import { caseEvents } from '../payment-cases.events.ts';
import { listCasePartsDue } from './case-plans.repository.ts';

/** Announces later parts on the same days as those of orders; mailed once for each part and kind. */
export const remindCaseParts = async (ctx: OuterCtx): Promise<void> => {
  for (const part of await listCasePartsDue(ctx.database, ctx.now)) {
    await ctx.transact(async (tx) => {
      const { obligationId, caseId, dueOn } = part;
      const kind = reminderFor(part);
      if (kind) await announce(tx, caseEvents['case.part-due'], { caseId, obligationId, kind });
      if (isLongOverdue(part) && !part.wasReported) {
        await raiseAction(tx, {
          kind: 'part-overdue',
          dedupeKey: `part-overdue:${obligationId}`,
          owner: ownerOf({ id: caseId }),
          message: overdueWords(dueOn),
        });
      }
    });
  }
};
