import type { EurMinor } from '../money/money.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import { daysBeforeStart, type PolicyTerms } from './policy-terms.ts';

export type TransferProblem = 'too-late' | 'prerequisites-not-met';

export type TransferOutcome = {
  /** In EUR cents. */
  fee: EurMinor;
  daysBefore: number | null;
  /** Null: permitted. */
  problem: TransferProblem | null;
};

/** Whether a seat may pass to another person today, and its fee; permitted on the last transfer day itself. */
export function transferOutcome(input: {
  policy: PolicyTerms;
  today: LocalDate;
  startDate: LocalDate | null;
  meetsPrerequisites: boolean;
}): TransferOutcome {
  const { fee, fromDaysBefore } = input.policy.transfer;
  const daysBefore = daysBeforeStart(input.today, input.startDate);
  const isTooLate = daysBefore !== null && daysBefore < fromDaysBefore;
  const problem = isTooLate ? 'too-late' : input.meetsPrerequisites ? null : 'prerequisites-not-met';
  return { fee, daysBefore, problem };
}

/** The last day on which a seat may pass to another person. */
export function lastTransferDay(policy: PolicyTerms, startDate: LocalDate): LocalDate {
  return addDays(startDate, -policy.transfer.fromDaysBefore);
}
