import { type RateMicro, sum } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { paidByObligation } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import { livePartsOf, partsOf } from '../paying/plan-case.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { decidedTotal } from '../terms/case-money.ts';

type Sum = { eur: number; aed: number };
export type LinkPart = Sum & { sequence: number; dueOn: string; paidAed: number; open: Sum };

/**
 * What is to be paid and has been, part by part. Until the first payment the parts are those of a payment made today;
 * there are none while a payer still chooses the total.
 */
export const partsOfLink = async (
  ctx: Ctx,
  one: PaymentCase,
  rate: RateMicro,
): Promise<{ total: Sum | null; parts: LinkPart[] }> => {
  if (one.appliedAed > 0) {
    return { total: { eur: one.dueEur ?? 0, aed: one.dueAed ?? 0 }, parts: await standingParts(ctx, one) };
  }
  const total = decidedTotal(one);
  if (!total) return { total: null, parts: [] };
  const parts = partsOf(ctx, one, { total, rate });
  return {
    total: { eur: sum(parts.map((part) => part.eur)), aed: sum(parts.map((part) => part.aed)) },
    parts: parts.map(({ sequence, dueOn, eur, aed }) => {
      return { sequence, dueOn, eur, aed, paidAed: 0, open: { eur, aed } };
    }),
  };
};

const standingParts = async (ctx: Ctx, one: PaymentCase): Promise<LinkPart[]> => {
  const paid = await paidByObligation(ctx.db, ownerOf(one));
  return (await livePartsOf(ctx.db, one)).map(({ id, sequence, dueOn, eur, aed }) => {
    const received = paid.get(id) ?? { eur: 0, aed: 0 };
    const open = { eur: eur - received.eur, aed: aed - received.aed };
    return { sequence, dueOn, eur, aed, paidAed: received.aed, open };
  });
};
