import type { COURSE_SORTS, DATE_FILTERS, STATUS_FILTERS } from '#contracts/courses/in-person-courses.ts';
import type { Choice } from '#web/lists/filter-select.tsx';
import { declareList, look, matching, oneOf, page, type ViewOf, words } from '#web/lists/list-address.ts';
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
const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

export const publicList = declareList('/in-person-aesthetic-training', {
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
  cursor: page(300),
  historyCursor: page(300),
});
export type ListState = ViewOf<typeof publicList>;
