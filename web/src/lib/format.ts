import type { Consequence } from '#contracts/orders/checkout.ts';
import { aed, basisPoints, eur, formatAed, formatEur } from '#domain/money/money.ts';
import { cancellationWords, periodWords } from '#domain/policies/policy-words.ts';
import { daysFigure } from '#domain/time/days-figure.ts';
import {
  daysBetween,
  formatDateRange,
  formatDetailDate,
  formatListDate,
  formatLongDate,
  localDate,
  weekday,
} from '#domain/time/local-date.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';

// Pages hold what came as JSON: plain numbers and texts. Here they become the domain's types, and words.

type Day = string | null | undefined;

const day = (text: Day) => (text ? localDate(text) : undefined);

/** '€1,450.00' from cents, as our own calls carry money. */
export const eurText = (minor: number) => formatEur(eur(minor));
/** 'AED 6,278.50' from fils. */
export const aedText = (minor: number) => formatAed(aed(minor));

/** '€1,450.00' from 1450, as the specified calls carry money. */
export const eurDecimalText = (decimal: number) => eurText(Math.round(decimal * 100));
/** 'AED 6,278.50' from 6278.5. */
export const aedDecimalText = (decimal: number) => aedText(Math.round(decimal * 100));

/** In cents: what goes back the way that it came, and what becomes credit again. */
export type MoneyAndCredit = { refundEur: number; creditEur: number };

/** '€600.00 and €400.00 as credit'; empty where nothing goes back. */
export const moneyAndCreditText = ({ refundEur, creditEur }: MoneyAndCredit): string =>
  [refundEur > 0 && eurText(refundEur), creditEur > 0 && `${eurText(creditEur)} as credit`]
    .filter(Boolean)
    .join(' and ');

/** What something costs, as a shop window says it: whole amounts without cents, '€1,450'. A sum that is asked for, charged or was paid keeps its two decimals, also as a figure. */
export const figureText = (amount: string) => amount.replace(/\.00$/, '');

/** 'Mar 5, 2027', or 'TBD'. */
export const listDay = (text: Day) => formatListDate(day(text));
/** 'Mar 5, 2027', or 'Mar 5, 2027 – Mar 6, 2027'; or 'TBD'. */
export const listRange = (start: Day, end: Day) =>
  [...new Set([start, end ?? start].map(listDay))].join(' – ');
/** '5 Mar 2027', or 'TBD'. */
export const detailDay = (text: Day) => formatDetailDate(day(text));
/** '5 March 2027', or 'TBD'. */
export const longDay = (text: Day) => formatLongDate(day(text));
/** '9–10 April 2027', or 'TBD'. */
export const dayRange = (start: Day, end: Day) => formatDateRange(day(start), day(end));

const figureOfDays = (start: string, end: string | null) => daysFigure(localDate(start), day(end));

/** '09–10' as a figure; its months are left to what stands below it. */
export const dayFigure = (start: string, end: string | null) => figureOfDays(start, end).days;
/** Below such a figure: 'April 2027', 'May – Jun 2027'. */
export const dayCaption = (start: string, end: string | null) => figureOfDays(start, end).caption;
/** The same for a cover, with its ruler of the year. */
export function dayCover(start: string, end: string | null) {
  const { days, months, years } = figureOfDays(start, end);
  return { figure: days, caption: months, captionEnd: years, position: positionInYear(start) };
}

/** 'April'. */
export const monthOf = (text: string) => longDay(text).split(' ')[1] ?? '';
/** '2027'. */
export const yearOf = (text: string) => text.slice(0, 4);

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** 'Friday'. */
export const weekdayOf = (text: string) => WEEKDAYS[weekday(localDate(text))] ?? '';

/** Where a day stands in its year, in percent: 0 on 1 January. */
export function positionInYear(text: string): number {
  const year = Number(yearOf(text));
  const start = localDate(`${year}-01-01`);
  const length = daysBetween(start, localDate(`${year + 1}-01-01`));
  return Math.round((daysBetween(start, localDate(text)) / length) * 10_000) / 100;
}

/** '10 March 2027, 23:59': an instant on the clocks of a zone, the same on server and browser. */
export function instantIn(zone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`;
}

/** '10 March 2027, 23:59 in Dubai'. */
export const momentIn = (zone: string, instant: string): string =>
  `${instantIn(zone, instant)} ${onClocksOf(zone)}`;

/** '2027-03-10': the calendar day of an instant in a zone. */
export const dayIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant));

/** '1 day', '7 days'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** '1 year', '18 months'. */
export const monthsText = (months: number): string =>
  months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');

/** 'lifetime access', 'access for 1 year'; null is for life. */
export const accessText = (months: number | null): string =>
  months === null ? 'lifetime access' : `access for ${monthsText(months)}`;

/** 'Lifetime access', 'Access until 23 May 2027'. */
export const accessUntilText = (until: string | null): string =>
  until ? `Access until ${longDay(until)}` : 'Lifetime access';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '1st', '2nd', '11th'. */
export const ordinal = (n: number): string => `${n}${ENDINGS[ORDINALS.select(n)] ?? 'th'}`;

type Period = { from: string | null; until: string | null };

/** 'by 10 March 2027', 'from today'. */
export const periodText = ({ from, until }: Period): string =>
  periodWords({ from: day(from) ?? null, until: day(until) ?? null });

/** '90% refund' */
export const consequenceText = ({ refundBp, creditNote }: Consequence): string =>
  cancellationWords({ refundBp: basisPoints(refundBp), hasCredit: creditNote });

/** 'BPT-DXB-01 · Dubai': short facts in one line; where it breaks, no line begins with the dot. */
export const dotted = (...facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');

/**
 * A sum as the figure says it, and as it stands below. What no part of an order could take has no price in euro: it goes
 * back in the currency in which it came.
 */
export const sumTexts = ({
  eur,
  aed,
}: {
  eur: number;
  aed: number;
}): { head: string; note: string | null } =>
  eur === 0 && aed > 0 ? { head: aedText(aed), note: null } : { head: eurText(eur), note: aedText(aed) };

/** '12:18' on the clocks of a zone. */
export const timeIn = (zone: string, instant: string): string =>
  instantIn(zone, instant).split(', ').at(-1) ?? '';

/** '12:18 today', '12:18 tomorrow', else with its day: '12:18 on 26 June 2027'. */
export const timeFrom = (now: string, { zone, instant }: { zone: string; instant: string }): string => {
  const [day, time] = instantIn(zone, instant).split(', ');
  const nextDay = new Date(Date.parse(now) + 24 * 3_600_000).toISOString();
  if (dayIn(zone, instant) === dayIn(zone, now)) return `${time} today`;
  return dayIn(zone, instant) === dayIn(zone, nextDay) ? `${time} tomorrow` : `${time} on ${day}`;
};
