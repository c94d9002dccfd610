import type { AdminCourseSort, AdminCourseView } from '#contracts/course-office/admin-courses.ts';
import { CATEGORIES } from '#contracts/courses/course-options.ts';
import { COURSE_STATUSES, type CourseStatus } from '#domain/courses/course-status.ts';

export const COURSES = '/admin/courses/in-person';
export const CREATE_COURSE = `${COURSES}/create`;
export const COURSE_NOTICES = `${COURSES}/notifications`;
export const editPath = (id: string) => `${COURSES}/${id}/edit`;
export const historyPath = (id: string) => `${COURSES}/${id}/history`;

export type Category = (typeof CATEGORIES)[number];

/** Saved views, in the order of their tabs. */
export const viewWords: Readonly<Record<AdminCourseView, string>> = {
  upcoming: 'Upcoming',
  'needs-minimum': 'Needs minimum',
  'early-bird-ends': 'Early bird ends this month',
  completed: 'Completed',
  templates: 'Templates',
};

/** The columns that order the list, by the words of their heads. */
export const columnWords: Readonly<Record<AdminCourseSort, string>> = {
  code: 'Code',
  title: 'Title',
  category: 'Category',
  location: 'Location',
  start: 'Start Date',
  created: 'Created Date',
  price: 'Price',
  seats: 'Seats',
  status: 'Status',
};

/** What the address of the list says: which courses and how, and what is being asked of one or has been done. */
export interface CourseView {
  view: AdminCourseView | '';
  status: CourseStatus | '';
  category: Category | '';
  city: string;
  q: string;
  /** A column, downwards with a minus before it; empty is the next course first. */
  sort: string;
  as: 'timeline' | '';
  cursor: string;
  /** The course of which something is asked. */
  on: string;
  do: string;
  done: string;
}

const oneOf = <T extends string>(known: readonly T[], text: string): T | '' =>
  known.find((one) => one === text) ?? '';

const views = Object.keys(viewWords) as AdminCourseView[];
const isSort = (text: string) => Object.hasOwn(columnWords, text.replace(/^-/, ''));

/** What the address does not know is left out rather than refused. */
export function readCourseView(search: URLSearchParams): CourseView {
  const text = (name: string, longest = 100) => (search.get(name) ?? '').trim().slice(0, longest);
  const sort = text('sort');
  return {
    view: oneOf(views, text('view')),
    status: oneOf(COURSE_STATUSES, text('status')),
    category: oneOf(CATEGORIES, text('category')),
    city: text('city'),
    q: text('q'),
    sort: isSort(sort) ? sort : '',
    as: oneOf(['timeline'], text('as')),
    cursor: text('cursor', 400),
    on: text('on'),
    do: text('do'),
    done: text('done'),
  };
}

/** An address with what is asked of it; empty parts are left out. */
export function pathWith(path: string, asked: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(asked).filter(([, text]) => text));
  return search.size > 0 ? `${path}?${search}` : path;
}

export const courseViewPath = (view: Partial<CourseView>): string => pathWith(COURSES, view);

/** The list alone, at the page it is at. */
export const listOf = ({ on, do: asked, done, ...list }: CourseView) => list;

/** What chooses rows, without order, page and looks. */
export const filterOf = ({ view, status, category, city, q }: CourseView) => ({
  view,
  status,
  category,
  city,
  q,
});

export const isFiltered = (view: CourseView) => Object.values(filterOf(view)).some(Boolean);

export const isSameList = (a: CourseView, b: CourseView): boolean =>
  courseViewPath(listOf(a)) === courseViewPath(listOf(b));

/** The same but for the words: while somebody types, the rows stay in sight. */
export const isOnlySearch = (a: CourseView, b: CourseView): boolean =>
  isSameList({ ...a, q: '', cursor: '' }, { ...b, q: '', cursor: '' });

/** A column's head: how the rows are ordered by it now, and what a press leads to. */
export function sortOf(view: CourseView, column: AdminCourseSort) {
  const direction = { [column]: 'ascending', [`-${column}`]: 'descending' } as const;
  const sort = direction[view.sort as keyof typeof direction];
  const next = sort === 'ascending' ? `-${column}` : column;
  return { sort, sortTo: courseViewPath({ ...listOf(view), sort: next, cursor: '' }) };
}

/** What the list call is asked for. A timeline runs from the first month to the last. */
export function askedOf(view: CourseView) {
  const order = view.as === 'timeline' ? { sort: 'start', limit: 200 } : { sort: view.sort, limit: 50 };
  const filled = Object.entries({ ...filterOf(view), cursor: view.cursor }).filter(([, text]) => text);
  return { ...Object.fromEntries(filled), ...order, sort: order.sort || undefined };
}
