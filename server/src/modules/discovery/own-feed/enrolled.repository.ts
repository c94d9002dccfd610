import { and, eq, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { LocalDate } from '#domain/time/local-date.ts';
import { localDate } from '#domain/time/local-date.ts';
import {
  courseCancellations,
  courseRuns,
  courses,
  courseVenues,
  enrolments,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { FEED_COLUMNS, type FeedCourse, toFeedCourse } from '../course-feed.repository.ts';

/** Whose calendar; from which day on; and since when what was called off is still told. */
export type Window = { userId: string; from: LocalDate; calledOffSince: Date };

const isLive = isNull(enrolments.cancelledAt);
const calledOffAt = sql`coalesce(${courseCancellations.at}, ${courses.updatedAt})`;

/**
 * Runs that somebody is on, and those called off a short while ago with them on it, whose places have ended by that. A place
 * that was given up, moved or passed on before is nobody’s here.
 */
export const listEnrolledRuns = async (
  db: Tx | Db,
  { userId, from, calledOffSince }: Window,
): Promise<FeedCourse[]> => {
  const isToldOf: SQL | undefined = and(
    gte(calledOffAt, calledOffSince),
    or(isLive, gte(enrolments.cancelledAt, calledOffAt)),
  );
  const rows = await db
    .select(FEED_COLUMNS)
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .leftJoin(courseCancellations, eq(courseCancellations.courseId, courses.id))
    .where(
      and(
        eq(enrolments.userId, userId),
        gte(sql`coalesce(${courseRuns.endDate}, ${courseRuns.startDate})`, from),
        or(and(isLive, ne(courses.status, 'cancelled')), and(eq(courses.status, 'cancelled'), isToldOf)),
      ),
    )
    .orderBy(courseRuns.startDate, courses.id);
  // Somebody who was put on it again has two places, of which one has ended.
  return [...new Map(rows.map((row) => [row.id, toFeedCourse(row)])).values()];
};

/** Self-paced courses that somebody can learn up to a certain day. */
export const listEndingAccess = async (db: Tx | Db, { userId, from }: Pick<Window, 'userId' | 'from'>) => {
  const rows = await db
    .select({
      enrolmentId: enrolments.id,
      accessUntil: sql<string>`${enrolments.accessUntil}`,
      title: courses.title,
      slug: courses.slug,
      version: courses.version,
      updatedAt: courses.updatedAt,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.userId, userId),
        isLive,
        eq(courses.kind, 'ELearningCourse'),
        gte(enrolments.accessUntil, from),
      ),
    )
    .orderBy(enrolments.accessUntil, enrolments.id);
  return rows.map((row) => ({ ...row, accessUntil: localDate(row.accessUntil) }));
};

export type EndingAccess = Awaited<ReturnType<typeof listEndingAccess>>[number];
