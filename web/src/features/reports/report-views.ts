import type { AGES } from '#contracts/reporting/admin-reports.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { SaleKind } from '#domain/payments/sale-kind.ts';
import { JOURNAL, REPORTS } from '#web/lib/office-paths.ts';
import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
import { OF_COURSES } from '#web/lists/course-fields.tsx';
import { day, declareList, oneOf, page, type ViewOf, words } from '#web/lists/list-address.ts';

const DAYS = { from: day(), to: day() };
const KIND = { kind: oneOf(Object.keys(saleKindWords) as SaleKind[]) };

export const revenueList = declareList(REPORTS, {
  by: oneOf(['month', 'course', 'city', 'instructor', 'kind'], 'month'),
  ...DAYS,
  ...KIND,
  ...OF_COURSES,
});
export type RevenueView = ViewOf<typeof revenueList>;

export const receivablesList = declareList(`${REPORTS}/receivables`, { ...DAYS, ...KIND, ...OF_COURSES });
export type ReceivablesView = ViewOf<typeof receivablesList>;

export const vatList = declareList(`${REPORTS}/vat`, DAYS);

export const settlementList = declareList(`${REPORTS}/settlement`, {
  by: oneOf(['day', 'month'], 'day'),
  ...DAYS,
});

export const attendanceList = declareList(`${REPORTS}/attendance`, {
  ...DAYS,
  kind: oneOf<RunKind>(['InPersonCourse', 'OnlineLiveTraining']),
  ...OF_COURSES,
});

export const journalList = declareList(JOURNAL, {
  ...DAYS,
  account: words(400),
  kind: words(400),
  cursor: page(),
});
export type JournalView = ViewOf<typeof journalList>;

/** The days of a month `YYYY-MM` or of a day that are in a period. */
export function daysIn(step: string, { from, to }: { from: string; to: string }) {
  if (step.length > 7) return { from: step, to: step };
  const last = new Date(Date.UTC(Number(step.slice(0, 4)), Number(step.slice(5)), 0)).toISOString();
  const days = { from: `${step}-01`, to: last.slice(0, 10) };
  return { from: days.from > from ? days.from : from, to: days.to < to ? days.to : to };
}

/** By how many days what is of an age is overdue, at least and at most. */
const OVERDUE: Readonly<Record<(typeof AGES)[number], { least?: number; most?: number }>> = {
  notDue: { most: 0 },
  to30: { least: 1, most: 30 },
  to60: { least: 31, most: 60 },
  to90: { least: 61, most: 90 },
  over90: { least: 91 },
};

/** The days on which what is of an age today fell due, of those that are asked for. */
export function daysOfAge(
  age: (typeof AGES)[number],
  { today, from, to }: { today: string; from: string; to: string },
) {
  const { least, most } = OVERDUE[age];
  const first = most === undefined ? '' : daysBefore(today, most);
  const last = least === undefined ? '' : daysBefore(today, least);
  return { from: first > from ? first : from, to: last && (!to || last < to) ? last : to };
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
