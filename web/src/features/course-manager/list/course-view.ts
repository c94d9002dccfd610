import {
  ADMIN_COURSE_SORTS,
  ADMIN_COURSE_VIEWS,
  SELF_PACED_SORTS,
  SELF_PACED_VIEWS,
} from '#contracts/course-office/course-list-options.ts';
import { CATEGORIES } from '#contracts/courses/course-options.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES, SELF_PACED_STATUSES } from '#domain/courses/course-status.ts';
import { statusesOf } from '#web/lib/course-status-words.ts';
import { MANAGERS_OF_COURSES, useManager } from '#web/lib/managed-courses.ts';
import {
  day,
  declareList,
  look,
  matching,
  oneOf,
  over,
  page,
  type ViewOf,
  words,
} from '#web/lists/list-address.ts';
import type { ColumnName, ViewName } from '../course-words.ts';

/** What the list of a kind is ordered by, and which saved views it has. */
const OF_RUNS: Own = { columns: ADMIN_COURSE_SORTS, views: ADMIN_COURSE_VIEWS };
const OF_SELF_PACED: Own = { columns: SELF_PACED_SORTS, views: SELF_PACED_VIEWS };
interface Own {
  columns: readonly ColumnName[];
  views: readonly ViewName[];
}

/** Which courses and how, and what is being asked of one or has been done. */
const tableOf = (kind: CourseKind, { columns, views }: Own) => ({
  view: oneOf(views),
  /** As it is now. */
  status: oneOf(statusesOf(kind)),
  /** The one that staff have chosen. */
  stored: oneOf(COURSE_STATUSES),
  category: oneOf(CATEGORIES),
  city: words(),
  /** Those that begin on this day or before. */
  until: day(),
  q: words(),
  /** A column, downwards with a minus before it; empty is the next course first, or the one that was changed last. */
  sort: look(matching((text) => columns.some((column) => column === text.replace(/^-/, '')))),
  as: look(oneOf(['timeline'])),
  cursor: page(400),
  /** The course of which something is asked. */
  on: over(words()),
  do: over(words()),
  done: over(words()),
});

const listAt = (kind: CourseKind, own: Own) =>
  declareList(MANAGERS_OF_COURSES[kind].path, tableOf(kind, own));

/** The list of each kind of course. */
export const COURSE_LISTS = {
  InPersonCourse: listAt('InPersonCourse', OF_RUNS),
  OnlineLiveTraining: listAt('OnlineLiveTraining', OF_RUNS),
  ELearningCourse: listAt('ELearningCourse', OF_SELF_PACED),
};
/** For what is the same of those of courses on certain days. */
export const courseList = COURSE_LISTS.InPersonCourse;
/** The list to which the page belongs. */
export const useCourseList = () => COURSE_LISTS[useManager().kind];
export type CourseView = ViewOf<typeof courseList>;

/** The same but for the words: while somebody types, the rows stay in sight. */
export const isOnlySearch = (a: CourseView, b: CourseView): boolean =>
  courseList.isSameList({ ...a, q: '', cursor: '' }, { ...b, q: '', cursor: '' });

const known = <V extends string>(all: readonly V[], said: string): V | undefined =>
  all.find((one) => one === said);

/** What the list call is asked for. A timeline runs from the first month to the last. */
export const askedOf = (view: CourseView) => {
  const { view: said = '', ...asked } = courseList.asked(view);
  const saved = known(ADMIN_COURSE_VIEWS, said);
  return {
    ...asked,
    ...(saved && { view: saved }),
    ...(view.as === 'timeline' ? { sort: 'start', limit: 200 } : { sort: view.sort || undefined, limit: 25 }),
  };
};

/** And that of self-paced courses. */
export const askedOfSelfPaced = ({ q, status, category, view, sort, cursor }: CourseView) => ({
  q: q || undefined,
  status: known(SELF_PACED_STATUSES, status),
  category: category || undefined,
  view: known(SELF_PACED_VIEWS, view),
  sort: sort || undefined,
  cursor: cursor || undefined,
  limit: 25,
});
