import { and, type SQL, sql } from 'drizzle-orm';
import { NONE } from '#domain/payments/none.ts';

/** Empty is whichever; `none` what has no such thing. */
export type OfCourses = {
  course?: string | undefined;
  city?: string | undefined;
  instructor?: string | undefined;
};

/** The person who is named first of those who teach a course: its money is theirs alone, so that nothing counts twice. */
const leadOf = (courseId: SQL) =>
  sql`(select first.instructor_id from course_instructors first where first.course_id = ${courseId} order by first.position limit 1)`;

const cityOf = (courseId: SQL) =>
  sql`(select nullif(place.city, '') from course_venues place where place.course_id = ${courseId})`;

/** Whether a course, which may be null, is one of those that the filter names. */
export const isOneOf = (courseId: SQL, { course, city, instructor }: OfCourses): SQL | undefined =>
  and(
    course ? isCourse(courseId, course) : undefined,
    city ? isValue(cityOf(courseId), city) : undefined,
    instructor ? isValue(leadOf(courseId), instructor) : undefined,
  );

const isCourse = (courseId: SQL, code: string): SQL =>
  code === NONE
    ? sql`${courseId} is null`
    : sql`${courseId} = (select named.id from courses named where lower(named.code) = lower(${code}))`;

const isValue = (value: SQL, asked: string): SQL =>
  asked === NONE ? sql`${value} is null` : sql`${value}::text = ${asked}`;
