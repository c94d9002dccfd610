import type { AdminCourseView } from '#contracts/course-office/admin-course-lists.ts';
import { CATEGORIES } from '#contracts/courses/course-options.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { MANAGERS_OF_COURSES, useManager } from '#web/lib/managed-courses.ts';
import {
  declareList,
  look,
  matching,
  oneOf,
  over,
  page,
  type ViewOf,
  words,
} from '#web/lists/list-address.ts';
import { columnWords, viewWords } from '../course-words.ts';

const isSort = (text: string) => Object.hasOwn(columnWords, text.replace(/^-/, ''));

/** Which courses and how, and what is being asked of one or has been done. */
const TABLE = {
  view: oneOf(Object.keys(viewWords) as AdminCourseView[]),
  /** As it is now. */
  status: oneOf(COURSE_STATUSES),
  /** The one that staff have chosen. */
  stored: oneOf(COURSE_STATUSES),
  category: oneOf(CATEGORIES),
  city: words(),
  q: words(),
  /** A column, downwards with a minus before it; empty is the next course first. */
  sort: look(matching(isSort)),
  as: look(oneOf(['timeline'])),
  cursor: page(400),
  /** The course of which something is asked. */
  on: over(words()),
  do: over(words()),
  done: over(words()),
};

const listAt = (kind: RunKind) => declareList(MANAGERS_OF_COURSES[kind].path, TABLE);

/** The list of each kind of course. They differ in their addresses alone. */
export const COURSE_LISTS = {
  InPersonCourse: listAt('InPersonCourse'),
  OnlineLiveTraining: listAt('OnlineLiveTraining'),
};
/** For what is the same of both. */
export const courseList = COURSE_LISTS.InPersonCourse;
/** The list to which the page belongs. */
export const useCourseList = () => COURSE_LISTS[useManager().kind];
export type CourseView = ViewOf<typeof courseList>;

/** The same but for the words: while somebody types, the rows stay in sight. */
export const isOnlySearch = (a: CourseView, b: CourseView): boolean =>
  courseList.isSameList({ ...a, q: '', cursor: '' }, { ...b, q: '', cursor: '' });

/** What the list call is asked for. A timeline runs from the first month to the last. */
export const askedOf = (view: CourseView) => ({
  ...courseList.asked(view),
  ...(view.as === 'timeline' ? { sort: 'start', limit: 200 } : { sort: view.sort || undefined, limit: 25 }),
});
