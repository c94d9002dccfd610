import { basisPoints, eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { type Obligor, recogniseSale } from '#server/modules/payments/index.ts';
import { fillToken } from '../link/case-paths.ts';
import { lastResult } from '../link/last-result.ts';
import { returnQuery } from '../link/return-query.ts';
import { CASE_KIND, ownerOf } from '../owner-of.ts';
import { caseEvents } from '../payment-cases.events.ts';
import {
  findCase,
  lockCase,
  type PaymentCase,
  summariseOwners,
  updateCase,
} from '../payment-cases.repository.ts';
import { copyCaseFigures } from './copy-case-figures.ts';
import { describeCase } from './describe-case.ts';

/** Payment cases as payments sees them: what a payment brings about, within the transaction that settles it. */
export const caseObligor: Obligor = {
  kind: CASE_KIND,
  takesParts: true,

  async lock(ctx, ownerId) {
    const one = await lockCase(ctx.db, ownerId);
    return {
      /** A payment that arrives after the link's end is taken: it was asked for, and its payer meant it. */
      async onCaptured() {
        if (one.cancelledAt || one.deletedAt)
          return { accepted: false, reason: 'The payment request was withdrawn' };
        return { accepted: true };
      },
      onApplied: () => settleCase(ctx, one),
      describe: (paidBy) => caseObligor.describe(ctx, ownerId, paidBy),
    };
  },

  async onRefunded(ctx, { ownerId }) {
    await copyCaseFigures(ctx, await lockCase(ctx.db, ownerId));
  },

  async describe(ctx, ownerId, paidBy) {
    return describeCase(ctx, await lockCase(ctx.db, ownerId), paidBy);
  },

  summarise: summariseOwners,

  async fillPath(ctx, ownerId, path) {
    const one = await findCase(ctx.db, ownerId);
    const filled = one && fillToken(ctx.ports, path, one);
    return filled ? filled + returnQuery(await lastResult(ctx.db, one)) : null;
  },
};

/** Its sale is recognised, what it keeps of its figures is written, and that all is paid is told once. */
const settleCase = async (ctx: Ctx, before: PaymentCase): Promise<void> => {
  const { id, dueEur, taxBp } = before;
  const sale = { totalEur: eur(dueEur ?? 0), taxBp: basisPoints(taxBp ?? 0) };
  await recogniseSale(ctx, ownerOf(before), sale);
  await copyCaseFigures(ctx, before);
  const after = await lockCase(ctx.db, id);
  if (after.status !== 'fully_paid' || before.settledAt) return;
  await updateCase(ctx.db, id, { settledAt: ctx.now });
  await announce(ctx, caseEvents['case.settled'], { caseId: id });
};
