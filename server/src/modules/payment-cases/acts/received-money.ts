import { chargeOf, isWithin, money } from '#domain/cases/case-amount.ts';
import { aed, eur, formatAmount, type Money, type RateMicro } from '#domain/money/money.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { planCase } from '../paying/plan-case.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { amountOf, decidedTotal, ownCurrencyOf, rateOf } from '../terms/case-money.ts';
import { isStorable } from '../terms/require-chargeable.ts';

type Wish = { amount?: number; currency?: Money['currency'] };

/**
 * What of the money that somebody has received counts, in fils: all that is open where no amount was told, else the
 * amount, which is in the case's own currency. The first money decides the total where it may be chosen.
 */
export const readReceived = async (ctx: Ctx, one: PaymentCase, wish: Wish): Promise<number> => {
  const currency = ownCurrencyOf(one);
  if (wish.currency && wish.currency !== currency)
    throw fieldError('currency', `The amounts of this case are in ${currency}`);
  if (wish.amount === 0) throw fieldError('amount', 'Amount must be greater than 0');
  const rate = rateOf(one, await readSettings(ctx.db));
  const parts = await planCase(ctx, one, decidedTotal(one) ?? chooseTotal(one, wish.amount, rate));
  const outstandingAed = parts.reduce((all, part) => all + part.aed - part.appliedAed, 0);
  if (outstandingAed === 0) throw new AppError('wrong-state', { message: 'Nothing is outstanding.' });
  if (wish.amount === undefined) return outstandingAed;
  const dueEur = parts.reduce((all, part) => all + part.eur, 0);
  const outstanding = currency === 'AED' ? outstandingAed : Math.max(0, dueEur - one.appliedEur);
  if (wish.amount > outstanding) {
    const most = formatAmount(currency === 'AED' ? aed(outstanding) : eur(outstanding));
    throw fieldError('amount', `Only ${currency} ${most} is outstanding`);
  }
  if (wish.amount === outstanding) return outstandingAed;
  // Each part was rounded for itself, so a cent less may convert to no less; it does not pay for all the same.
  const charge = chargeOf(money(currency, wish.amount), rate);
  if (charge === 0) throw fieldError('amount', 'Amount is too small');
  return Math.min(charge, outstandingAed - 1);
};

/** The first payment of a range is taken for the total, or for a part of the least one. */
const chooseTotal = (one: PaymentCase, amount: number | undefined, rate: RateMicro): Money => {
  const wanted = amountOf(one);
  if (amount === undefined) throw fieldError('amount', 'Please enter the amount that was received');
  const total = money(wanted.currency, wanted.type === 'range' ? Math.max(amount, wanted.min) : amount);
  if (wanted.type === 'range' && !isWithin(wanted, total, rate)) {
    const most = formatAmount(aed(wanted.max));
    throw fieldError('amount', `Amount can be at most ${wanted.currency} ${most}`);
  }
  if (!isStorable(total, rate)) throw fieldError('amount', 'Amount is too large');
  return total;
};
