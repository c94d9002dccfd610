import { type BasisPoints, basisPoints, type EurMinor, minus, percentOf, smaller } from '../money/money.ts';
import { addMonths, type LocalDate } from '../time/local-date.ts';
import {
  type Days,
  datedBrackets,
  daysBeforeStart,
  findBracket,
  type Period,
  type PolicyTerms,
} from './policy-terms.ts';

export type CancellationOutcome = {
  refund: EurMinor;
  creditNote: EurMinor;
  /** The refunded share of what was paid. */
  percentBp: BasisPoints;
  /** Null while the course has no start date. */
  daysBefore: number | null;
};

export type CancellationInput = {
  policy: PolicyTerms;
  by: 'student' | 'academy';
  today: LocalDate;
  startDate: LocalDate | null;
  paidSoFar: EurMinor;
};

/**
 * What a cancellation gives back, in EUR cents, of what was paid so far. refund + creditNote is never above paidSoFar.
 * The academy's cancellation follows its own percentage on any day; a student's gives nothing after the start.
 */
export function cancellationOutcome(input: CancellationInput): CancellationOutcome {
  const { policy, by, today, startDate, paidSoFar } = input;
  const daysBefore = daysBeforeStart(today, startDate);
  if (by === 'academy') {
    return { ...shares(paidSoFar, { refundBp: policy.academyCancellationRefundBp }), daysBefore };
  }
  return { ...shares(paidSoFar, findBracket(policy.cancellation, daysBefore) ?? {}), daysBefore };
}

function shares(paid: EurMinor, terms: { refundBp?: BasisPoints; creditNoteBp?: BasisPoints }) {
  const percentBp = terms.refundBp ?? basisPoints(0);
  const refund = percentOf(paid, percentBp);
  // Two halves of one cent both round up: the credit note never exceeds what the refund leaves.
  const creditNote = smaller(percentOf(paid, terms.creditNoteBp ?? basisPoints(0)), minus(paid, refund));
  return { refund, creditNote, percentBp };
}

export type DatedConsequence = Period & { refund: EurMinor; creditNote: EurMinor; percentBp: BasisPoints };

/**
 * What a student's cancellation gives back by date from today on when `total` is paid, as in 'by 3 March: 90 %'. Rows
 * follow each other without gap up to the start and agree with `cancellationOutcome` on every day.
 */
export function datedConsequences(policy: PolicyTerms, days: Days, total: EurMinor): DatedConsequence[] {
  return datedBrackets(policy.cancellation, days).map(({ from, until, rule }) => {
    return { from, until, ...shares(total, rule) };
  });
}

/** The last day on which a credit note can be used: 12 months after its issue in the default policy. */
export function creditNoteExpiresOn(policy: PolicyTerms, issuedOn: LocalDate): LocalDate {
  return addMonths(issuedOn, policy.creditNoteMonths);
}
