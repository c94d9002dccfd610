import type { EurMinor } from '../money/money.ts';
import type { LocalDate } from '../time/local-date.ts';
import { datedBrackets, daysBeforeStart, findBracket, type PolicyTerms } from './policy-terms.ts';

export type ReschedulingOutcome = {
  /** In EUR cents; null: not permitted. */
  fee: EurMinor | null;
  /** Null while the course has no start date. */
  daysBefore: number | null;
};

/** What moving to another run costs today; not permitted after the start. */
export function reschedulingOutcome(input: {
  policy: PolicyTerms;
  today: LocalDate;
  startDate: LocalDate | null;
}): ReschedulingOutcome {
  const daysBefore = daysBeforeStart(input.today, input.startDate);
  return { fee: findBracket(input.policy.rescheduling, daysBefore)?.fee ?? null, daysBefore };
}

/** The fees by date up to the start, without gap, in agreement with `reschedulingOutcome`; `fee` null: not permitted. */
export function datedReschedulingFees(
  policy: PolicyTerms,
  startDate: LocalDate | null,
): { from: LocalDate | null; until: LocalDate; fee: EurMinor | null }[] {
  if (startDate === null) return [];
  return datedBrackets(policy.rescheduling, startDate).map(({ from, until, rule }) => {
    return { from, until, fee: rule.fee };
  });
}
