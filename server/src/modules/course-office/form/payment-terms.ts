import { choiceOf } from '#contracts/course-office/payment-choice.ts';
import type { PaymentOptionsInput } from '#contracts/course-office/sections/payment-options.ts';
import type { StoredSections } from '#contracts/course-office/sections/stored.ts';
import { basisPoints } from '#domain/money/money.ts';
import { balanceDueDays, depositShare, installmentCount } from '#domain/plans/plan-parts.ts';
import { daysBetween, type LocalDate } from '#domain/time/local-date.ts';

type Terms = StoredSections['paymentOptions'];
type Structure = NonNullable<PaymentOptionsInput['installmentStructure']>;
type Part = NonNullable<Terms['installments']>['plan'][number];

const toPercent = (bp: number) => bp / 100;
const toBp = (percent: number) => basisPoints(Math.round(percent * 100));

const daysFromStart = ({ dueOn, dueRelativeToStart }: Part, startDate: LocalDate | null) =>
  dueOn !== null && startDate !== null ? daysBetween(startDate, dueOn) : dueRelativeToStart;

/** The payments of a course as staff say them: with what holds where nobody has said anything. */
export const presentTerms = (terms: Terms, startDate: LocalDate | null): PaymentOptionsInput => ({
  selectedOption: choiceOf(terms),
  acceptFullPayment: terms.acceptFullPayment,
  acceptDeposit: terms.acceptDeposit,
  acceptInstallments: terms.acceptInstallments,
  depositStructure: terms.acceptDeposit
    ? {
        depositPercentage: toPercent(terms.depositBp ?? depositShare(terms)),
        remainingDueDays: balanceDueDays(terms),
      }
    : null,
  installmentStructure: terms.acceptInstallments
    ? {
        numberOfInstallments: installmentCount(terms),
        installmentPlan: (terms.installments?.plan ?? []).flatMap((part, index) =>
          part.shareBp === 0
            ? []
            : {
                installmentNumber: index + 1,
                description: part.description,
                percentageOfTotal: toPercent(part.shareBp),
                dueRelativeToStart: daysFromStart(part, startDate),
              },
        ),
      }
    : null,
});

const NO_SHARE: Part = { shareBp: basisPoints(0), description: '', dueOn: null, dueRelativeToStart: null };

/** A part stands where its number says, so that one without a percentage keeps its place; else in the order given. */
const placed = ({ numberOfInstallments, installmentPlan }: Structure): Part[] => {
  const numbers = installmentPlan.map(({ installmentNumber }) => installmentNumber);
  const isNumbered =
    new Set(numbers).size === numbers.length && Math.max(0, ...numbers) <= numberOfInstallments;
  const plan = Array.from({ length: isNumbered ? Math.max(0, ...numbers) : 0 }, () => NO_SHARE);
  installmentPlan.forEach(({ installmentNumber, percentageOfTotal, ...part }, index) => {
    plan[isNumbered ? installmentNumber - 1 : index] = {
      ...part,
      dueOn: null,
      shareBp: toBp(percentageOfTotal),
    };
  });
  return plan;
};

export const termsOf = ({
  depositStructure,
  installmentStructure,
  ...options
}: PaymentOptionsInput): Terms => ({
  acceptFullPayment: options.acceptFullPayment,
  acceptDeposit: options.acceptDeposit,
  acceptInstallments: options.acceptInstallments,
  depositBp: depositStructure && toBp(depositStructure.depositPercentage),
  remainingDueDays: depositStructure?.remainingDueDays ?? null,
  installments: installmentStructure && {
    count: installmentStructure.numberOfInstallments,
    plan: placed(installmentStructure),
  },
});
