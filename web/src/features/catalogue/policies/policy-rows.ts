import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { type EurMinor, formatPercent } from '#domain/money/money.ts';
import { datedConsequences } from '#domain/policies/cancellation.ts';
import { datedReschedulingFees } from '#domain/policies/rescheduling.ts';
import { lastTransferDay } from '#domain/policies/transfer.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import { dayRange, eurText, longDay } from '#web/lib/format.ts';

export type PolicyRow = { when: string; what: string; isNow: boolean };

type Period = { from: LocalDate | null; until: LocalDate };

/** Rules as days: the first has no beginning, the last runs to the start. */
const asRows = <P extends Period>(
  periods: readonly P[],
  today: string,
  words: (period: P) => string,
): PolicyRow[] =>
  periods.map((period, index) => {
    const { from, until } = period;
    const isLast = index === periods.length - 1;
    return {
      when: from === null ? `by ${longDay(until)}` : isLast ? `from ${longDay(from)}` : dayRange(from, until),
      what: words(period),
      isNow: (from === null || from <= today) && today <= until,
    };
  });

const startOf = ({ schedule }: CourseDetail) => (schedule.startDate ? localDate(schedule.startDate) : null);

/** What a cancellation gives back, by date, for somebody who has paid `total` cents. */
export const cancellationRows = (course: CourseDetail, total: EurMinor, today: string): PolicyRow[] =>
  asRows(
    datedConsequences(course.policy, startOf(course), total),
    today,
    ({ percentBp, refund, creditNote }) => {
      if (refund > 0) return `${formatPercent(percentBp)} refund, ${eurText(refund)}`;
      return creditNote > 0 ? 'No refund, a credit note for future courses' : 'No refund';
    },
  );

/** What another date costs, by date. */
export const reschedulingRows = (course: CourseDetail, today: string): PolicyRow[] =>
  asRows(datedReschedulingFees(course.policy, startOf(course)), today, ({ fee }) => {
    if (fee === null) return 'Not permitted';
    return fee === 0 ? 'Free' : `${eurText(fee)} fee`;
  });

/** Until when a colleague may take the seat, and for how much. */
export const transferText = (course: CourseDetail): string => {
  const { fee, fromDaysBefore } = course.policy.transfer;
  const start = startOf(course);
  const until = start
    ? `until ${longDay(lastTransferDay(course.policy, start))}`
    : `until ${fromDaysBefore} days before the course`;
  return `You can transfer your seat to another person ${until} for ${eurText(fee)}, if that person meets the prerequisites.`;
};
