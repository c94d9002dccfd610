import { aed, eur, formatAed, formatEur } from '#domain/money/money.ts';
import { type Days, datedBrackets, type PolicyTerms } from '#domain/policies/policy-terms.ts';
import {
  cancellationWords,
  periodWords,
  reschedulingWords,
  transferWords,
} from '#domain/policies/policy-words.ts';
import { datedReschedulingFees } from '#domain/policies/rescheduling.ts';
import { lastTransferDay } from '#domain/policies/transfer.ts';
import { formatDateRange, formatLongDate, type LocalDate } from '#domain/time/local-date.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import type { Fact } from './letter.ts';

/** Minor units of both currencies. */
export type Amount = { eur: number; aed: number };

export type CourseFacts = {
  title: string;
  code: string;
  startDate: LocalDate | null;
  endDate: LocalDate | null;
  startTime: string;
  endTime: string;
  zone: string;
  venueName: string;
  venueAddress: string;
  city: string;
  country: string;
};

/** A part of the plan that is not paid. */
export type OpenPart = Amount & { dueOn: LocalDate };

/** '€1,450.00 (AED 6,278.50)'. */
export const amountText = (amount: Amount): string =>
  `${formatEur(eur(amount.eur))} (${aedText(amount.aed)})`;

export const aedText = (minor: number): string => formatAed(aed(minor));

/** When a part falls due, to complete a sentence; `daysLeft` is below 0 once its day has passed. */
export const dueWords = (daysLeft: number): string => {
  if (daysLeft < 0) return 'is overdue';
  if (daysLeft === 0) return 'is due today';
  return daysLeft === 1 ? 'is due tomorrow' : `is due in ${daysLeft} days`;
};

/** Which course, and when. */
export const runFacts = (course: CourseFacts): Fact[] => [
  { label: 'Course', value: course.title },
  { label: 'Code', value: course.code },
  { label: 'Date', value: formatDateRange(course.startDate, course.endDate) },
  {
    label: 'Time',
    value: `${course.startTime} to ${course.endTime} ${onClocksOf(course.zone, course.city)}`,
  },
];

export const venueFact = ({ venueName, venueAddress, city, country }: CourseFacts): Fact => ({
  label: 'Venue',
  value: [venueName, venueAddress, city, country].filter((line) => line !== '').join(', '),
});

export const courseFacts = (course: CourseFacts): Fact[] => [...runFacts(course), venueFact(course)];

type Known = { firstName: string; course: Pick<CourseFacts, 'title' | 'startDate'> };

/** Staff may write {firstName}, {courseTitle} and {startDate}; any other word in braces stays as it is. */
export const fillIn = (written: string, { firstName, course }: Known): string => {
  const known = new Map([
    ['firstName', firstName],
    ['courseTitle', course.title],
    ['startDate', formatLongDate(course.startDate)],
  ]);
  return written.replace(/\{(\w+)\}/g, (word, name) => known.get(name) ?? word);
};

/** Nothing where everything is paid. */
export const openPartsList = (
  parts: readonly OpenPart[],
  textOf: (amount: Amount) => string = amountText,
): { title: string; items: string[] }[] => {
  const items = parts.map((part) => `${formatLongDate(part.dueOn)}: ${textOf(part)}`);
  return items.length === 0 ? [] : [{ title: 'Still to pay', items }];
};

/** What the policy of an order gives from today on; of a free one nothing comes back. */
export const policyList = (
  policy: PolicyTerms | null,
  days: Days,
  isFree: boolean,
): { title: string; items: string[] }[] => {
  if (!policy) return [];
  const { startDate, today } = days;
  const cancelled = isFree ? [] : datedBrackets(policy.cancellation, days);
  const last = startDate && lastTransferDay(policy, startDate);
  const items = [
    ...cancelled.map(({ rule, ...period }) => {
      const { refundBp, creditNoteBp } = rule;
      return `Cancel ${periodWords(period)}: ${cancellationWords({ refundBp, hasCredit: creditNoteBp > 0 })}`;
    }),
    ...datedReschedulingFees(policy, days).map(
      ({ fee, ...period }) => `Another date, ${periodWords(period)}: ${reschedulingWords(fee)}`,
    ),
    ...(last && last >= today
      ? [`Your seat to another person ${transferWords({ until: last, fee: policy.transfer.fee })}`]
      : []),
  ];
  return items.length === 0 ? [] : [{ title: 'If your plans change', items }];
};

export const greeting = (name: string): string => `Dear ${name},`;
