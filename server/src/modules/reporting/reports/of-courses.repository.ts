import { and, type SQL, sql } from 'drizzle-orm';
import { NONE } from '#domain/payments/none.ts';

/** Empty is whichever; `none` what has no such thing. */
export type OfCourses = {
  course?: string | undefined;
  city?: string | undefined;
  instructor?: string | undefined;
};

/** Whether a course, which may be null, is one of those that the filter names: they are looked up once, not for each row. */
export const isOneOf = (courseId: SQL, { course, city, instructor }: OfCourses): SQL | undefined =>
  and(
    course ? isCourse(courseId, course) : undefined,
    city ? isAmong(courseId, city, PLACED) : undefined,
    instructor ? isAmong(courseId, instructor, LED) : undefined,
  );

const isCourse = (courseId: SQL, code: string): SQL =>
  code === NONE
    ? sql`${courseId} is null`
    : sql`${courseId} = (select named.id from courses named where lower(named.code) = lower(${code}))`;

const PLACED = sql`select course_id, city as value from course_venues where city <> ''`;

/** The person who is named first of those who teach a course: its money is theirs alone, so that nothing counts twice. */
const LED = sql`select distinct on (course_id) course_id, instructor_id::text as value
  from course_instructors order by course_id, position`;

/** Asked with its truth, so that those that are named are hashed: the planner takes them for few, and would go through them for each row. */
const isAmong = (courseId: SQL, asked: string, named: SQL): SQL =>
  asked === NONE
    ? sql`(${courseId} in (select course_id from (${named}) as named)) is not true`
    : sql`(${courseId} in (select course_id from (${named}) as named where value = ${asked})) is true`;
