import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { type EurMinor, eur } from '#domain/money/money.ts';
import { datedConsequences } from '#domain/policies/cancellation.ts';
import type { Days, Period } from '#domain/policies/policy-terms.ts';
import {
  cancellationWords,
  periodWords,
  reschedulingWords,
  transferWords,
} from '#domain/policies/policy-words.ts';
import { datedReschedulingFees } from '#domain/policies/rescheduling.ts';
import { lastTransferDay } from '#domain/policies/transfer.ts';
import { localDate } from '#domain/time/local-date.ts';
import { eurText, longDay } from '#web/lib/format.ts';

export type PolicyRow = { when: string; what: string; isNow: boolean };

const asRow = (period: Period, what: string): PolicyRow => ({
  when: periodWords(period),
  what,
  isNow: period.from === null,
});

const daysOf = ({ schedule }: CourseDetail, today: string): Days => ({
  startDate: schedule.startDate ? localDate(schedule.startDate) : null,
  today: localDate(today),
});

/** What a cancellation gives back, by date from today on, for somebody who has paid `total` cents. */
export const cancellationRows = (course: CourseDetail, today: string, total: EurMinor): PolicyRow[] =>
  datedConsequences(course.policy, daysOf(course, today), total).map((row) => {
    const words = cancellationWords({ refundBp: row.percentBp, hasCredit: row.creditNote > 0 });
    return asRow(row, row.refund > 0 ? `${words}, ${eurText(row.refund)}` : words);
  });

/** What another date costs, by date from today on. */
export const reschedulingRows = (course: CourseDetail, today: string): PolicyRow[] =>
  datedReschedulingFees(course.policy, daysOf(course, today)).map((row) =>
    asRow(row, reschedulingWords(row.fee)),
  );

/** Until when a colleague may take the seat, and for how much; that it is too late, where it is. */
export const transferText = (course: CourseDetail, today: string): string => {
  const { fromDaysBefore, fee } = course.policy.transfer;
  const { startDate } = daysOf(course, today);
  const last = startDate && lastTransferDay(course.policy, startDate);
  if (last && last < today)
    return `A seat on this date could be transferred to another person until ${longDay(last)}. That is no longer possible.`;
  const until = last
    ? transferWords({ until: last, fee: eur(fee) })
    : `until ${fromDaysBefore} days before the course for ${eurText(fee)}`;
  return `You can transfer your seat to another person ${until}, if that person meets the prerequisites.`;
};
