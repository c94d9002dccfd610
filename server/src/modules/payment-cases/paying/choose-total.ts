import { readAmount } from '#contracts/amount-text.ts';
import type { Issue } from '#contracts/errors.ts';
import { type AmountProblem, linkIssues } from '#contracts/payment-cases/link-rules.ts';
import { type CaseAmount, isWithin, MAXIMUM_CHARGE, money } from '#domain/cases/case-amount.ts';
import { aed, formatAed, formatAmount, type Money, type RateMicro, sum } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { amountOf, decidedTotal, rateOf } from '../terms/case-money.ts';
import { partsOf } from './plan-case.ts';
import { type LinkInput, selectedCurrencyOf } from './read-entries.ts';

/**
 * The total that a payment is of: what the case or its first payment has decided, else what the payer has chosen. All
 * that is wrong with what was entered is told in the order of the form.
 */
export const chooseTotal = async (ctx: Ctx, one: PaymentCase, input: LinkInput): Promise<Money> => {
  const currency = selectedCurrencyOf(one, input);
  const decided = decidedTotal(one);
  const chosen = decided ?? money(currency, readAmount(input.amount) ?? 0);
  const rate = rateOf(one, await readSettings(ctx.db));
  const problem = decided ? null : amountProblem(ctx, one, { chosen, rate });
  const issues = [...linkIssues(input, problem), ...currencyIssues(one, currency)];
  if (issues[0]) throw new AppError('invalid-input', { message: issues[0].message, issues });
  if (decided && one.type !== 'fixed') requireSameAmount(input, decided, currency);
  if (chargeOfParts(ctx, one, { chosen, rate }).total > MAXIMUM_CHARGE)
    throw new AppError('wrong-state', { message: 'This amount is too large to be paid by card.' });
  return chosen;
};

type Choice = { chosen: Money; rate: RateMicro };

const amountProblem = (ctx: Ctx, one: PaymentCase, choice: Choice): AmountProblem | null => {
  const wanted = amountOf(one);
  if (choice.chosen.minor === 0 || !isWithin(wanted, choice.chosen, choice.rate)) return outside(wanted);
  const charge = chargeOfParts(ctx, one, choice);
  const { minimumAed } = ctx.ports.gateways.get(ctx.ports.gateways.current);
  if (charge.least < minimumAed) return { atLeast: formatAed(aed(minimumAed * one.installments)) };
  return charge.total > MAXIMUM_CHARGE ? { atMost: formatAed(MAXIMUM_CHARGE) } : null;
};

const outside = (wanted: CaseAmount): AmountProblem => {
  if (wanted.type !== 'range') return 'not-an-amount';
  const [min, max] = [formatAmount(aed(wanted.min)), formatAmount(aed(wanted.max))];
  return { currency: wanted.currency, min, max };
};

const chargeOfParts = (ctx: Ctx, one: PaymentCase, { chosen, rate }: Choice) => {
  const parts = partsOf(ctx, one, { total: chosen, rate });
  const charges = parts.map((part) => part.aed);
  return {
    total: Math.max(sum(charges), sum(parts.map((part) => part.eur))),
    least: Math.min(...charges),
  };
};

const currencyIssues = ({ allowedCurrencies }: PaymentCase, currency: Money['currency']): Issue[] =>
  allowedCurrencies.includes(currency)
    ? []
    : [{ field: 'selectedCurrency', message: `This payment request is paid in ${allowedCurrencies[0]}.` }];

/** Who chose an amount on a page that somebody else's payment has outdated is not charged another one. */
const requireSameAmount = ({ amount }: LinkInput, decided: Money, currency: Money['currency']) => {
  if (amount === undefined || amount === '') return;
  if (currency === decided.currency && readAmount(amount) === decided.minor) return;
  throw new AppError('conflict', {
    message: 'A part of this has been paid meanwhile, so the total is decided. Please load the page again.',
  });
};
