import { courseList } from '#contracts/courses/course-pages.ts';
import type { COURSE_SORTS, DATE_FILTERS, STATUS_FILTERS } from '#contracts/courses/in-person-courses.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Choice } from '#web/lists/filter-select.tsx';
import {
  declareList,
  look,
  matching,
  oneOf,
  type Parameter,
  page,
  type ViewOf,
  words,
} from '#web/lists/list-address.ts';
import { DISCIPLINES } from '../disciplines.ts';

export type StatusFilter = (typeof STATUS_FILTERS)[number];
export type DateFilter = (typeof DATE_FILTERS)[number];
export type CourseSort = (typeof COURSE_SORTS)[number];

export const STATUS_CHOICES: readonly Choice<StatusFilter>[] = [
  { value: 'open', label: 'Open to Register' },
  { value: 'limited', label: 'Limited Seats' },
  { value: 'closed', label: 'Closed' },
];

/** The first of dates and sorts is what counts while nothing is chosen. */
export const DATE_CHOICES: readonly Choice<DateFilter>[] = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'this-month', label: 'This month' },
  { value: 'next-month', label: 'Next month' },
];

export const SORT_CHOICES: readonly Choice<CourseSort>[] = [
  { value: 'date-asc', label: 'Earliest first' },
  { value: 'date-desc', label: 'Latest first' },
  { value: 'price-asc', label: 'Lowest price first' },
  { value: 'price-desc', label: 'Highest price first' },
];

const values = <V extends string>(choices: readonly Choice<V>[]) => choices.map(({ value }) => value);
/** While nothing is chosen, what took place has an order of its own: the latest first. */
const chosenSort = oneOf(values(SORT_CHOICES.slice(1)));
/** A list grows by this many rows, as far as one call can answer; from there on it goes on by pages. */
const ROWS = 24;
const MOST_ROWS = 192;
const grownRows = Array.from({ length: MOST_ROWS / ROWS - 1 }, (_, index) => String(ROWS * (index + 2)));

/** How many rows are shown; nothing stands for the first of them. */
export const rows: Parameter<string, 'page'> = { ...oneOf(grownRows), role: 'page' };
export const rowCount = (said: string): number => Number(said || ROWS);

const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

const declareRuns = (kind: RunKind) =>
  declareList(courseList(kind), {
    q: words(),
    status: oneOf(values(STATUS_CHOICES)),
    discipline: oneOf(DISCIPLINES.map(({ key }) => key)),
    /** Of which course the dates are, where a page of one has led here. */
    series: words(),
    date: oneOf(values(DATE_CHOICES), 'upcoming'),
    sort: look({
      ...chosenSort,
      read: (text) => (text === SORT_CHOICES[0]?.value ? chosenSort.first : chosenSort.read(text)),
    }),
    view: look(oneOf(['calendar'])),
    /** `YYYY-MM`, of the calendar. */
    month: look(matching(isMonth)),
    rows,
    cursor: page(300),
    historyRows: rows,
    historyCursor: page(300),
  });
export type PublicList = ReturnType<typeof declareRuns>;
export type ListState = ViewOf<PublicList>;

/** What the addresses of both lists may say is the same. */
export const publicLists: Record<RunKind, PublicList> = {
  InPersonCourse: declareRuns('InPersonCourse'),
  OnlineLiveTraining: declareRuns('OnlineLiveTraining'),
};
export const publicList = publicLists.InPersonCourse;

/** One more step of a list: it grows, or its next page begins. */
export const nextStep = (
  said: string,
  nextCursor: string | null,
): { rows: string; cursor?: string } | null => {
  if (!nextCursor) return null;
  const next = String(rowCount(said) + ROWS);
  return grownRows.includes(next) ? { rows: next } : { rows: '', cursor: nextCursor };
};
