import {
  type BasisPoints,
  basisPoints,
  type EurMinor,
  minus,
  splitByWeights,
  sum,
  WHOLE_BP,
} from '../money/money.ts';
import { addDays, compareDates, daysBetween, type LocalDate } from '../time/local-date.ts';

export const PLAN_KINDS = ['full', 'deposit', 'installments'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
export type PlanPartKind = 'full' | 'deposit' | 'balance' | 'installment';

export type InstallmentTerms = {
  /** 0 is "no percentage": the part takes its default share. */
  shareBp: BasisPoints;
  dueOn?: LocalDate | null;
  /** Days relative to the start, negative before it; an absolute `dueOn` goes first. */
  dueRelativeToStart?: number | null;
};

export type PaymentOptions = {
  acceptFullPayment: boolean;
  acceptDeposit: boolean;
  acceptInstallments: boolean;
  depositBp: BasisPoints | null;
  remainingDueDays: number | null;
  installments: { count: number; plan: readonly InstallmentTerms[] } | null;
};

/** What is bought otherwise than as one course for oneself is paid whole. */
export const PAID_AT_ONCE: PaymentOptions = {
  acceptFullPayment: true,
  acceptDeposit: false,
  acceptInstallments: false,
  depositBp: null,
  remainingDueDays: null,
  installments: null,
};

export type PlanPart = {
  /** 0-based, in the order of due dates. */
  sequence: number;
  kind: PlanPartKind;
  shareBp: BasisPoints;
  dueOn: LocalDate;
  eur: EurMinor;
};

const DEFAULT_DEPOSIT_BP = basisPoints(2_000);
const DEFAULT_REMAINING_DUE_DAYS = 7;
const DEFAULT_INSTALLMENTS = 2;
const DEFAULT_FIRST_INSTALLMENT_BP = basisPoints(5_000);
const LAST_INSTALLMENT_DAYS = 7;

/** The plans a course offers, never none: a course that accepts nothing is paid in full. */
export function acceptedPlans(options: PaymentOptions): PlanKind[] {
  const accepted: PlanKind[] = [];
  if (options.acceptFullPayment) accepted.push('full');
  if (options.acceptDeposit) accepted.push('deposit');
  if (options.acceptInstallments) accepted.push('installments');
  return accepted.length > 0 ? accepted : ['full'];
}

/** Full payment where accepted, else the first accepted plan. */
export function defaultPlan(options: PaymentOptions): PlanKind {
  return acceptedPlans(options)[0] ?? 'full';
}

/** The deposit's share: the course's own, 20 % where it has none. */
export function depositShare(options: PaymentOptions): BasisPoints {
  return options.depositBp || DEFAULT_DEPOSIT_BP;
}

/** How many days before the start the rest of a deposit is due: the course's own number, 7 where it has none. */
export function balanceDueDays(options: PaymentOptions): number {
  return options.remainingDueDays ?? DEFAULT_REMAINING_DUE_DAYS;
}

/**
 * The share of each instalment as it will be charged: the given ones, and where one is 0 its default. Σ = 10000 unless
 * those that are given come to something else.
 */
export function installmentShares(given: readonly BasisPoints[]): BasisPoints[] {
  const plan = given.map((shareBp) => ({ shareBp }));
  const weights = installmentWeights({ ...PAID_AT_ONCE, installments: { count: given.length, plan } });
  return given.every((share) => share > 0) ? [...given] : splitByWeights(WHOLE_BP, weights);
}

/** How many instalments a course asks for: its own number, 2 where it has none. */
export function installmentCount(options: PaymentOptions): number {
  return options.installments?.count ?? DEFAULT_INSTALLMENTS;
}

export type PlanInput = {
  plan: PlanKind;
  total: EurMinor;
  options: PaymentOptions;
  today: LocalDate;
  startDate: LocalDate | null;
};

type Scheduled = { kind: PlanPartKind; weight: number; dueOn: LocalDate | null };

/**
 * The payments of a plan. Σ eur = total and Σ shareBp = 10000; the first part is due today and takes in every part
 * that is due on or before today, has no cents, or has no date because the course has none; so later parts are above
 * 0 and after today. A sole part is of kind 'full'; a total of 0 is one part of 0. Leftover cents go to the first
 * parts. Throws RangeError for fewer than 1 instalment.
 */
export function planParts(input: PlanInput): PlanPart[] {
  const { total, today } = input;
  const scheduled = schedule(input);
  const weights = scheduled.map((part) => part.weight);
  const amounts = splitByWeights(total, weights);
  const shares = splitByWeights(WHOLE_BP, weights);
  const later = scheduled
    .map((part, i) => ({ ...part, eur: amounts[i] ?? total, shareBp: shares[i] ?? WHOLE_BP }))
    .slice(1)
    .flatMap(({ kind, dueOn, eur, shareBp }) => {
      return dueOn !== null && dueOn > today && eur > 0 ? [{ kind, dueOn, eur, shareBp }] : [];
    })
    .toSorted((a, b) => compareDates(a.dueOn, b.dueOn));
  const dueToday = minus(total, sum(later.map((part) => part.eur)));
  // A plan over a few cents can leave nothing for today: no plan can begin with a payment of nothing.
  if (later.length === 0 || dueToday === 0) {
    return [{ sequence: 0, kind: 'full', shareBp: WHOLE_BP, dueOn: today, eur: total }];
  }
  const shareBp = basisPoints(later.reduce((left, part) => left - part.shareBp, Number(WHOLE_BP)));
  const first = { kind: scheduled[0]?.kind ?? 'full', shareBp, dueOn: today, eur: dueToday };
  return [first, ...later].map((part, sequence) => ({ sequence, ...part }));
}

function schedule({ plan, options, today, startDate }: PlanInput): Scheduled[] {
  switch (plan) {
    case 'full':
      return [{ kind: 'full', weight: 1, dueOn: today }];
    case 'deposit': {
      const deposit = depositShare(options);
      return [
        { kind: 'deposit', weight: deposit, dueOn: today },
        {
          kind: 'balance',
          weight: WHOLE_BP - deposit,
          dueOn: startDate && addDays(startDate, -balanceDueDays(options)),
        },
      ];
    }
    case 'installments':
      return installmentWeights(options).map((weight, i, all) => ({
        kind: 'installment',
        weight,
        dueOn: installmentDueOn(options.installments?.plan[i], {
          index: i,
          count: all.length,
          today,
          startDate,
        }),
      }));
  }
}

/**
 * Own percentages as they are; where missing, the first takes 50 % and the others share what is left equally. All are
 * multiplied by the number of equal parts, so that thirds stay exact until the cents are split.
 */
function installmentWeights(options: PaymentOptions): number[] {
  const count = installmentCount(options);
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`Not a number of installments: ${count}`);
  const shares = Array.from({ length: count }, (_, i) => Number(options.installments?.plan[i]?.shareBp ?? 0));
  const left = () => Math.max(0, WHOLE_BP - shares.reduce((all, share) => all + share, 0));
  const hasOpenLater = shares.slice(1).some((share) => share === 0);
  if (shares[0] === 0) shares[0] = hasOpenLater ? Math.min(DEFAULT_FIRST_INSTALLMENT_BP, left()) : left();
  const rest = left();
  const open = shares.slice(1).filter((share) => share === 0).length || 1;
  return shares.map((share, i) => (i > 0 && share === 0 ? rest : share * open));
}

function installmentDueOn(
  terms: InstallmentTerms | undefined,
  at: { index: number; count: number; today: LocalDate; startDate: LocalDate | null },
): LocalDate | null {
  if (terms?.dueOn) return terms.dueOn;
  if (at.startDate === null) return null;
  if (typeof terms?.dueRelativeToStart === 'number') return addDays(at.startDate, terms.dueRelativeToStart);
  const days = daysBetween(at.today, addDays(at.startDate, -LAST_INSTALLMENT_DAYS));
  return addDays(at.today, Math.floor((days * at.index) / Math.max(1, at.count - 1)));
}
