import { toDecimal } from '#contracts/money.ts';
import type { RateMicro } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { partsOf } from '../paying/plan-case.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { decidedTotal, ownCurrencyOf, rateOf } from '../terms/case-money.ts';
import { presentCase } from './admin-cases.present.ts';
import type { FiledCase } from './cases-csv.ts';
import { type CaseQuery, pageCases } from './list-admin-cases.ts';

/** The list with what an accountant adds up. */
export const listFiledCases = async (ctx: Ctx, query: CaseQuery) => {
  const settings = await readSettings(ctx.db);
  return pageCases(ctx, query, (one, courses): FiledCase => {
    const rate = rateOf(one, settings);
    const due = dueAedOf(ctx, one, rate);
    return {
      ...presentCase(ctx.ports, one, courses),
      rate: rate / 1_000_000,
      refunded: toDecimal(ownCurrencyOf(one) === 'AED' ? one.refundedAed : one.refundedEur),
      dueAed: due === null ? null : toDecimal(due),
      paidAed: toDecimal(one.appliedAed - one.refundedAed),
      refundedAed: toDecimal(one.refundedAed),
    };
  });
};

/** As it was frozen with the first payment, else as it would be charged now. */
const dueAedOf = (ctx: Ctx, one: PaymentCase, rate: RateMicro): number | null => {
  const total = decidedTotal(one);
  if (one.appliedAed > 0 || !total) return total && one.dueAed;
  return partsOf(ctx, one, { total, rate }).reduce((all, { aed }) => all + aed, 0);
};
