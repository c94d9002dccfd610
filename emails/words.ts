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

/** A course that takes place on certain days. */
export type RunFacts = {
  kind: 'run';
  /** One joins it from anywhere, and it has no venue. */
  isLive: boolean;
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

/** A course that everybody takes at their own pace. */
export type SelfPacedFacts = {
  kind: 'self-paced';
  title: string;
  code: string;
  /** Where it is learned. */
  learnUrl: string;
  /** Of who may learn it: until the end of which day, null for life. Null where nobody may yet, or any more. */
  access: { until: LocalDate | null } | null;
};

export type CourseFacts = RunFacts | SelfPacedFacts;

/** A part of the plan that is not paid. */
export type OpenPart = Amount & { dueOn: LocalDate };

/** '€1,450.00 (AED 6,278.50)'. */
export const amountText = (amount: Amount): string =>
  `${formatEur(eur(amount.eur))} (${aedText(amount.aed)})`;

/** What came as money, and what a credit note has paid. */
export type Paid = Amount & { creditEur: number };

/** '€600.00 (AED 2,598.00) and €400.00 by credit note'. */
export const paidText = (paid: Paid): string => {
  if (paid.creditEur === 0) return amountText(paid);
  const credit = `${formatEur(eur(paid.creditEur))} by credit note`;
  return paid.eur === 0 ? credit : `${amountText(paid)} and ${credit}`;
};

export const aedText = (minor: number): string => formatAed(aed(minor));

/** When a part falls due, to complete a sentence; `daysLeft` is below 0 once its day has passed. */
export const dueWords = (daysLeft: number): string => {
  if (daysLeft < 0) return 'is overdue';
  if (daysLeft === 0) return 'is due today';
  return daysLeft === 1 ? 'is due tomorrow' : `is due in ${daysLeft} days`;
};

/** Which course, and when. */
export const runFacts = (course: RunFacts): Fact[] => [
  { label: 'Course', value: course.title },
  { label: 'Code', value: course.code },
  { label: 'Date', value: formatDateRange(course.startDate, course.endDate) },
  hoursFact(course),
];

/** Sessions of a live course have hours of their own: the first says when to be there. */
const hoursFact = ({ isLive, startTime, endTime, zone, city }: RunFacts): Fact =>
  isLive
    ? { label: 'First session', value: `${startTime} ${onClocksOf(zone)}` }
    : { label: 'Time', value: `${startTime} to ${endTime} ${onClocksOf(zone, city)}` };

const LIVE_ONLINE = 'Live online';

export const venueFact = ({ isLive, venueName, venueAddress, city, country }: RunFacts): Fact =>
  isLive
    ? { label: 'Place', value: LIVE_ONLINE }
    : {
        label: 'Venue',
        value: [venueName, venueAddress, city, country].filter((line) => line !== '').join(', '),
      };

/** '9 to 10 April 2027, Dubai', or that it was to be held live online. */
export const datesAndPlace = ({ isLive, startDate, endDate, city }: RunFacts): string =>
  `${formatDateRange(startDate, endDate)}, ${isLive ? LIVE_ONLINE : city}`;

const selfPacedFacts = ({ title, code, access }: SelfPacedFacts): Fact[] => [
  { label: 'Course', value: title },
  { label: 'Code', value: code },
  ...(access
    ? [
        { label: 'Starts', value: 'At once, at your own pace' },
        { label: 'Access', value: accessText(access.until) },
      ]
    : [{ label: 'Format', value: 'Self-paced, online' }]),
];

/** 'Until 5 May 2027'. */
const accessText = (until: LocalDate | null): string =>
  until ? `Until ${formatLongDate(until)}` : 'Lifetime';

export const courseFacts = (course: CourseFacts): Fact[] =>
  course.kind === 'run' ? [...runFacts(course), venueFact(course)] : selfPacedFacts(course);

type Known = { firstName: string; course: Pick<RunFacts, 'title' | 'startDate'> };

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
