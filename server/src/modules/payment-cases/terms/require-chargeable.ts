import {
  caseParts,
  chargeOf,
  convert,
  MAXIMUM_CHARGE,
  money,
  ownCurrency,
} from '#domain/cases/case-amount.ts';
import {
  aed,
  type EurMinor,
  eur,
  formatAed,
  formatAmount,
  type Money,
  type RateMicro,
  toAed,
  toEur,
} from '#domain/money/money.ts';
import { localDate } from '#domain/time/local-date.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { rateOf } from './case-money.ts';

type Terms = Pick<
  PaymentCase,
  'type' | 'allowedCurrencies' | 'fixedAmount' | 'maxAmount' | 'installments' | 'customRateMicro'
>;

/** A card must be able to pay each part of the largest total; of an open amount the payer is told when it cannot. */
export const requireChargeable = async (ctx: Ctx, terms: Terms): Promise<void> => {
  const minor = terms.fixedAmount ?? terms.maxAmount;
  if (minor === null) return;
  const field = terms.type === 'fixed' ? 'amount.fixed' : 'amount.max';
  const label = terms.type === 'fixed' ? 'Amount' : 'Maximum amount';
  const rate = rateOf({ ...terms, rateMicro: null }, await readSettings(ctx.db));
  const total = money(ownCurrency(terms.allowedCurrencies), minor);
  if (!isStorable(total, rate)) throw fieldError(field, `${label} is too large to be charged`);
  const { minimumAed } = ctx.ports.gateways.get(ctx.ports.gateways.current);
  if (smallestPart(total, terms.installments, rate) >= minimumAed) return;
  const each = terms.installments > 1 ? 'Each installment' : label;
  const inEur = total.currency === 'EUR' ? ` (EUR ${formatAmount(leastEur(minimumAed, rate))})` : '';
  throw fieldError(
    field,
    `${each} must be at least ${formatAed(aed(minimumAed))}${inEur}, the least that a card can be charged`,
  );
};

/** The first cent whose charge is enough. */
const leastEur = (minimumAed: number, rate: RateMicro): EurMinor => {
  const near = toEur(aed(minimumAed), rate);
  return toAed(near, rate) < minimumAed ? eur(near + 1) : near;
};

const smallestPart = (total: Money, count: number, rate: RateMicro): number => {
  // The parts do not depend on the day.
  const parts = caseParts({ total, count, rate, firstDueOn: localDate('2000-01-01') });
  return Math.min(...parts.map(({ aed }) => aed));
};

/** Whether a total can be written down in both currencies. */
export const isStorable = (total: Money, rate: RateMicro): boolean =>
  chargeOf(total, rate) <= MAXIMUM_CHARGE && convert(total, 'EUR', rate).minor <= MAXIMUM_CHARGE;
