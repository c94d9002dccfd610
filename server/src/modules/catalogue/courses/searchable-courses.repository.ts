import { and, asc, eq, gt, not, sql } from 'drizzle-orm';
import { contentSection } from '#contracts/course-office/sections/content.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import {
  courseInstructors,
  courseRuns,
  courseSeries,
  courses,
  courseVenues,
  instructors,
  selfPacedCourses,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isPublicRun } from './catalogue.repository.ts';

/** What a public course is found by. */
export type SearchableCourse = {
  id: string;
  kind: RunKind;
  slug: string;
  title: string;
  code: string;
  discipline: string;
  /** Empty where it takes place online. */
  city: string;
  country: string;
  zone: string;
  startDate: LocalDate | null;
  endDate: LocalDate | null;
  startsAt: Date | null;
  description: string;
  objectives: string[];
  moduleTitles: string[];
  /** The lead first. */
  instructorNames: string[];
  updatedAt: Date;
};

const instructorNames = sql<string[]>`array(
  select trim(${instructors.firstName} || ' ' || ${instructors.lastName})
  from ${courseInstructors} join ${instructors} on ${instructors.id} = ${courseInstructors.instructorId}
  where ${courseInstructors.courseId} = ${courses.id} order by ${courseInstructors.position})`;

const dayOrNone = (day: string | null) => (day === null ? null : localDate(day));

/** Every public course of the past and of the future, without what nobody searches. */
export const listSearchableCourses = async (db: Tx | Db): Promise<SearchableCourse[]> => {
  const rows = await db
    .select({
      id: courses.id,
      slug: courses.slug,
      title: courses.title,
      code: courses.code,
      discipline: courseSeries.discipline,
      kind: sql<RunKind>`${courses.kind}`,
      city: sql<string>`coalesce(${courseVenues.city}, '')`,
      country: sql<string>`coalesce(${courseVenues.country}, '')`,
      zone: courseRuns.zone,
      startDate: courseRuns.startDate,
      endDate: courseRuns.endDate,
      startsAt: courseRuns.startsAt,
      description: courses.description,
      content: courses.content,
      instructorNames,
      updatedAt: courses.updatedAt,
    })
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .where(isPublicRun)
    .orderBy(asc(courses.id));
  return rows.map(({ content, startDate, endDate, ...course }) => {
    const { objectives, modules } = contentSection.parse(content);
    return {
      ...course,
      startDate: dayOrNone(startDate),
      endDate: dayOrNone(endDate),
      objectives,
      moduleTitles: modules.map((module) => module.title),
    };
  });
};

/** What a self-paced course is found by. */
export type SearchableSelfPaced = Pick<
  SearchableCourse,
  | 'id'
  | 'slug'
  | 'title'
  | 'code'
  | 'discipline'
  | 'description'
  | 'objectives'
  | 'instructorNames'
  | 'updatedAt'
>;

/** Those that are on offer. */
export const listSearchableSelfPaced = async (db: Tx | Db): Promise<SearchableSelfPaced[]> => {
  const rows = await db
    .select({
      id: courses.id,
      slug: courses.slug,
      title: courses.title,
      code: courses.code,
      discipline: courseSeries.discipline,
      description: courses.description,
      content: courses.content,
      instructorNames,
      updatedAt: courses.updatedAt,
    })
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(and(eq(courses.status, 'open'), not(courses.isTemplate), gt(selfPacedCourses.publishedVersion, 0)))
    .orderBy(asc(courses.id));
  return rows.map(({ content, ...course }) => ({
    ...course,
    objectives: contentSection.parse(content).objectives,
  }));
};
