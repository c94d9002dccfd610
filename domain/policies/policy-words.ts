import { type BasisPoints, type EurMinor, formatEur, formatPercent } from '../money/money.ts';
import { formatDateRange, formatLongDate, type LocalDate } from '../time/local-date.ts';
import type { Period } from './policy-terms.ts';

// Said alike on the page of a course, at its checkout, of an order and in mails.

/** 'by 10 March 2027', '11–25 March 2027', 'from 26 March 2027'; 'from today' of what holds up to the start. */
export function periodWords({ from, until }: Period): string {
  if (from === null) return until === null ? 'from today' : `by ${formatLongDate(until)}`;
  return until === null ? `from ${formatLongDate(from)}` : formatDateRange(from, until);
}

/** '90% refund', 'No refund, a credit note for future courses'. */
export function cancellationWords({ refundBp, hasCredit }: { refundBp: BasisPoints; hasCredit: boolean }) {
  if (refundBp > 0) return `${formatPercent(refundBp)} refund`;
  return hasCredit ? 'No refund, a credit note for future courses' : 'No refund';
}

/** 'Free', '€50.00 fee', 'Not permitted'. */
export function reschedulingWords(fee: EurMinor | null): string {
  if (fee === null) return 'Not permitted';
  return fee === 0 ? 'Free' : `${formatEur(fee)} fee`;
}

/** 'until 2 April 2027 for €100.00' */
export function transferWords({ until, fee }: { until: LocalDate; fee: EurMinor }): string {
  return `until ${formatLongDate(until)} for ${formatEur(fee)}`;
}
