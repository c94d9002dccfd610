import { z } from 'zod';
import { MAXIMUM_INSTALLMENTS, PAYMENT_CHOICES } from '../../courses/course-options.ts';
import { choiceOf, flagsOf } from '../payment-choice.ts';
import {
  choice,
  filled,
  number,
  optionalNumber,
  partOf,
  percent,
  rows,
  section,
  text,
  tick,
} from './cleaned.ts';

const installment = section({
  installmentNumber: number('Installment number', { min: 1, max: MAXIMUM_INSTALLMENTS, fallback: 1 }),
  description: text('Installment description', 120),
  percentageOfTotal: percent('Installment percentage', 0, { decimals: 2 }),
  /** Days, negative before the start; null: the usual day. */
  dueRelativeToStart: optionalNumber('Installment due day', { min: -1000, max: 1000 }),
});
const hasShare = ({ percentageOfTotal }: Record<string, unknown>) =>
  filled(percentageOfTotal) && Number(percentageOfTotal) !== 0;

const flags = ['acceptFullPayment', 'acceptDeposit', 'acceptInstallments'] as const;

/** Where no flag was ever said, the choice says them; what a plan needs leaves with its flag. */
const settled = (value: unknown) => {
  const given = partOf(value);
  const chosen = z.enum(PAYMENT_CHOICES).catch('full').parse(given.selectedOption);
  return flags.some((flag) => given[flag] !== undefined) ? given : { ...given, ...flagsOf(chosen) };
};

export const paymentOptionsSection = z
  .preprocess(
    settled,
    section({
      selectedOption: choice('Payment option', PAYMENT_CHOICES, 'full'),
      acceptFullPayment: tick(),
      acceptDeposit: tick(),
      acceptInstallments: tick(),
      depositStructure: section({
        depositPercentage: percent('Deposit percentage', 30, { decimals: 2 }),
        remainingDueDays: number('Remaining due days', { min: 0, max: 365, fallback: 7 }),
      }).nullable(),
      installmentStructure: section({
        numberOfInstallments: number('Number of installments', {
          min: 2,
          max: MAXIMUM_INSTALLMENTS,
          fallback: 2,
        }),
        installmentPlan: rows('Installment plan', installment, { keep: hasShare, max: MAXIMUM_INSTALLMENTS }),
      }).nullable(),
    }),
  )
  .overwrite(({ depositStructure, installmentStructure, ...options }) => ({
    ...options,
    selectedOption: choiceOf(options),
    depositStructure: options.acceptDeposit ? depositStructure : null,
    installmentStructure: options.acceptInstallments ? installmentStructure : null,
  }));
export type PaymentOptionsInput = z.output<typeof paymentOptionsSection>;
