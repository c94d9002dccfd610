import { type BasisPoints, basisPoints, type EurMinor, eur } from '../money/money.ts';
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts';

/** A rule that holds from so many calendar days before the start down to the next rule's days. */
type Bracket<Rule> = Rule & { fromDaysBefore: number };

export type CancellationBracket = Bracket<{ refundBp: BasisPoints; creditNoteBp: BasisPoints }>;
/** `fee` null: not permitted. */
export type ReschedulingBracket = Bracket<{ fee: EurMinor | null }>;

/**
 * The policy snapshotted with an order: plain JSON. Brackets are listed from the most days before the start to the
 * fewest; days are calendar days in the venue's zone, which callers have turned into local dates.
 */
export type PolicyTerms = {
  cancellation: readonly CancellationBracket[];
  academyCancellationRefundBp: BasisPoints;
  rescheduling: readonly ReschedulingBracket[];
  transfer: { fee: EurMinor; fromDaysBefore: number };
  creditNoteMonths: number;
};

const NOTHING = basisPoints(0);
const ALL = basisPoints(10_000);

export const DEFAULT_POLICY: PolicyTerms = {
  cancellation: [
    { fromDaysBefore: 30, refundBp: basisPoints(9_000), creditNoteBp: NOTHING },
    { fromDaysBefore: 15, refundBp: basisPoints(5_000), creditNoteBp: NOTHING },
    { fromDaysBefore: 0, refundBp: NOTHING, creditNoteBp: ALL },
  ],
  academyCancellationRefundBp: ALL,
  rescheduling: [
    { fromDaysBefore: 30, fee: eur(0) },
    { fromDaysBefore: 15, fee: eur(5_000) },
    { fromDaysBefore: 0, fee: null },
  ],
  transfer: { fee: eur(10_000), fromDaysBefore: 7 },
  creditNoteMonths: 12,
};

/** Calendar days left until the start, negative after it; null while the course has no start date. */
export function daysBeforeStart(today: LocalDate, startDate: LocalDate | null): number | null {
  return startDate && daysBetween(today, startDate);
}

/**
 * The bracket that holds so many days before the start: the first one while there is no start date, none once the
 * days have fallen below the last one.
 */
export function findBracket<Rule>(
  brackets: readonly Bracket<Rule>[],
  daysBefore: number | null,
): Bracket<Rule> | undefined {
  return brackets.find((bracket) => daysBefore === null || daysBefore >= bracket.fromDaysBefore);
}

/** The days on which a rule holds, both inclusive; `from` null: it holds already; `until` null: up to the start. */
export type Period = { from: LocalDate | null; until: LocalDate | null };
export type DatedRule<Rule> = Period & { rule: Rule };

/** A start, and the day from which it is looked at, both in the venue's calendar. */
export type Days = { startDate: LocalDate | null; today: LocalDate };

/**
 * The brackets that can still be used, as dates: consecutive, without gap or overlap, the first holds today. None
 * without a start date, and none after the start.
 */
export function datedBrackets<Rule>(
  brackets: readonly Bracket<Rule>[],
  { startDate, today }: Days,
): DatedRule<Bracket<Rule>>[] {
  if (startDate === null || today > startDate) return [];
  const open = usableBrackets(brackets, { startDate, today });
  return open.map((rule, i) => {
    const earlier = open[i - 1];
    return {
      from: earlier ? addDays(startDate, 1 - earlier.fromDaysBefore) : null,
      until: rule.fromDaysBefore === 0 ? null : addDays(startDate, -rule.fromDaysBefore),
      rule,
    };
  });
}

/**
 * The policy as it is agreed to on a day. What was over by then is no part of it and does not come back when the course
 * moves to a later day.
 */
export function policyFrom(policy: PolicyTerms, days: Days): PolicyTerms {
  return {
    ...policy,
    cancellation: usableBrackets(policy.cancellation, days),
    rescheduling: usableBrackets(policy.rescheduling, days),
  };
}

function usableBrackets<Rule>(
  brackets: readonly Bracket<Rule>[],
  { startDate, today }: Days,
): Bracket<Rule>[] {
  const daysBefore = daysBeforeStart(today, startDate);
  return brackets.filter(({ fromDaysBefore }) => daysBefore === null || daysBefore >= fromDaysBefore);
}
