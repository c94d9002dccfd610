import type { COURSE_SORTS, DATE_FILTERS, STATUS_FILTERS } from '#contracts/courses/in-person-courses.ts';
import { DISCIPLINES, type Discipline } from './disciplines.ts';

export const LIST_PATH = '/in-person-aesthetic-training';

export type StatusFilter = (typeof STATUS_FILTERS)[number];
export type DateFilter = (typeof DATE_FILTERS)[number];
export type CourseSort = (typeof COURSE_SORTS)[number];

type Choice<V extends string> = { value: V; label: string };

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

/** What the address of the list says. */
export interface ListState {
  q?: string;
  status?: StatusFilter;
  discipline?: Discipline;
  /** Of which course the dates are, where a page of one has led here. */
  series?: string;
  date?: DateFilter;
  sort?: CourseSort;
  view?: 'calendar';
  /** `YYYY-MM`, of the calendar. */
  month?: string;
  cursor?: string;
  historyCursor?: string;
}

/** What nobody offers is as if it were not there. */
export const readListState = (params: URLSearchParams): ListState => {
  const chosen = <V extends string>(name: string, choices: readonly { value: V }[]) =>
    choices.find(({ value }) => value === params.get(name))?.value;
  const month = params.get('month') ?? '';
  return {
    q: params.get('q')?.trim().slice(0, 100) || undefined,
    status: chosen('status', STATUS_CHOICES),
    discipline: DISCIPLINES.find(({ key }) => key === params.get('discipline'))?.key,
    series: params.get('series')?.slice(0, 100) || undefined,
    date: chosen('date', DATE_CHOICES.slice(1)),
    sort: chosen('sort', SORT_CHOICES.slice(1)),
    view: params.get('view') === 'calendar' ? 'calendar' : undefined,
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    cursor: params.get('cursor') ?? undefined,
    historyCursor: params.get('historyCursor') ?? undefined,
  };
};

/** The address of a state, always in the same order, so that one state has one address. */
export const listPath = (state: ListState, path = LIST_PATH): string => {
  const { q, status, discipline, series, date, sort, view, month, cursor, historyCursor } = state;
  const said = { q, status, discipline, series, date, sort, view, month, cursor, historyCursor };
  const params = Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return params.length > 0 ? `${path}?${new URLSearchParams(params)}` : path;
};

/** The state with another choice; a page further down belongs to the old choice and is left. */
export const choose = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  cursor: undefined,
  historyCursor: undefined,
  ...change,
});

/** Whether the reader has narrowed the list. */
export const isFiltered = ({ q, status, discipline, series, date }: ListState) =>
  Boolean(q || status || discipline || series || date);
