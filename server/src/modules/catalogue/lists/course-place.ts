import type { COURSE_SORTS } from '#contracts/courses/in-person-courses.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { priceOf } from '../courses/course-facts.ts';
import type { CourseHead } from '../courses/course-head.repository.ts';

export type CourseSort = (typeof COURSE_SORTS)[number];

/** What a sort compares, first things first: undated last, then date or price, equal prices by date, then the id. */
export type Place = { undated: number; rank: number; day: number; id: string };

/** Days are counted from here, so that a place is made of numbers. */
export const FIRST_DAY = localDate('2000-01-01');

/** Where a course stands in a list. What is sorted downwards has its rank turned round. */
export const placeOf = (course: CourseHead, sort: CourseSort, now: Date): Place => {
  const day = course.startDate === null ? 0 : daysBetween(FIRST_DAY, course.startDate);
  const value = sort.startsWith('price') ? priceOf(course, now).price : day;
  return {
    undated: course.startDate === null ? 1 : 0,
    rank: sort.endsWith('asc') ? value : -value,
    day,
    id: course.id,
  };
};

const CURSOR =
  /^(?<sort>[a-z-]+)_(?<undated>[01])_(?<rank>-?\d{1,9})_(?<day>-?\d{1,9})_(?<id>[0-9a-f-]{36})$/;

export const toCursor = (sort: CourseSort, { undated, rank, day, id }: Place): string =>
  [sort, undated, rank, day, id].join('_');

/** Where a page begins. A cursor of another sort, or of nobody's making, is as good as none. */
export const readCursor = (cursor: string | undefined, sort: CourseSort): Place | null => {
  const found = cursor?.match(CURSOR)?.groups;
  if (found?.sort !== sort) return null;
  const { undated, rank, day, id = '' } = found;
  return { undated: Number(undated), rank: Number(rank), day: Number(day), id };
};
