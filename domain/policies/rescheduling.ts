import type { EurMinor } from '../money/money.ts';
import type { LocalDate } from '../time/local-date.ts';
import {
  type Days,
  datedBrackets,
  daysBeforeStart,
  findBracket,
  type Period,
  type PolicyTerms,
} from './policy-terms.ts';

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

/** The fees by date from today on, without gap, in agreement with `reschedulingOutcome`; `fee` null: not permitted. */
export function datedReschedulingFees(
  policy: PolicyTerms,
  days: Days,
): (Period & { fee: EurMinor | null })[] {
  return datedBrackets(policy.rescheduling, days).map(({ from, until, rule }) => {
    return { from, until, fee: rule.fee };
  });
}
