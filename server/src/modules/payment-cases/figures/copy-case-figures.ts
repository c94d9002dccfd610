import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listObligations, paidByObligation, paidOf } from '#server/modules/payments/index.ts';
import { ACADEMY_ZONE, endOfDayIn } from '#server/platform/time.ts';
import { ownerOf } from '../owner-of.ts';
import { type PaymentCase, updateCase } from '../payment-cases.repository.ts';

/**
 * What lists and the status read, from the ledger. Where a later part is still to be paid, the link lives as long
 * after that part is due as it lived for the first.
 */
export const copyCaseFigures = async (ctx: Ctx, one: PaymentCase) => {
  const owner = ownerOf(one);
  const received = [...(await paidByObligation(ctx.db, owner)).values()];
  const applied = {
    aed: received.reduce((all, { aed }) => all + aed, 0),
    eur: received.reduce((all, { eur: euros }) => all + euros, 0),
  };
  const kept = await paidOf(ctx.db, owner);
  const open = (await listObligations(ctx.db, owner)).filter(
    (part) => !part.voidedAt && part.appliedAed < part.aed,
  );
  await updateCase(ctx.db, one.id, {
    appliedAed: applied.aed,
    appliedEur: applied.eur,
    refundedAed: applied.aed - kept.aed,
    refundedEur: applied.eur - kept.eur,
    expiresAt: later(one.expiresAt, open.at(-1)?.dueOn, one.expiryDays),
  });
};

const later = (end: Date | null, lastDueOn: string | undefined, days: number): Date | null => {
  if (!end || !lastDueOn) return end;
  const wanted = endOfDayIn(addDays(localDate(lastDueOn), days), ACADEMY_ZONE);
  return wanted > end ? wanted : end;
};
