import type { AdminCourseView } from '#contracts/course-office/admin-course-lists.ts';
import { CATEGORIES } from '#contracts/courses/course-options.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { COURSES } from '#web/lib/office-paths.ts';
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

export const CREATE_COURSE = `${COURSES}/create`;
export const editPath = (id: string) => `${COURSES}/${id}/edit`;
export const historyPath = (id: string) => `${COURSES}/${id}/history`;

const isSort = (text: string) => Object.hasOwn(columnWords, text.replace(/^-/, ''));

/** Which courses and how, and what is being asked of one or has been done. */
export const courseList = declareList(COURSES, {
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
});
export type CourseView = ViewOf<typeof courseList>;

/** The same but for the words: while somebody types, the rows stay in sight. */
export const isOnlySearch = (a: CourseView, b: CourseView): boolean =>
  courseList.isSameList({ ...a, q: '', cursor: '' }, { ...b, q: '', cursor: '' });

/** What the list call is asked for. A timeline runs from the first month to the last. */
export const askedOf = (view: CourseView) => ({
  ...courseList.asked(view),
  ...(view.as === 'timeline' ? { sort: 'start', limit: 200 } : { sort: view.sort || undefined, limit: 25 }),
});
