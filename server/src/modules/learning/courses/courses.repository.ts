import { and, desc, eq, gt, inArray, isNull, not, sql } from 'drizzle-orm';
import {
  completedSlides,
  courseSeries,
  courses,
  enrolments,
  learningAttempts,
  selfPacedCourses,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Open, and there is something to learn: the same as the domain's `isOnOffer`. */
export const listOfferedIds = async (db: Tx | Db): Promise<string[]> => {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(and(eq(courses.status, 'open'), not(courses.isTemplate), gt(selfPacedCourses.publishedVersion, 0)))
    .orderBy(desc(courses.id));
  return rows.map(({ id }) => id);
};

/** Courses in which somebody is enrolled, with the attempt that is open; the last learned first. By one statement. */
export const listOwn = (db: Tx | Db, userId: string) =>
  db
    .select({
      enrolmentId: enrolments.id,
      accessUntil: enrolments.accessUntil,
      course: {
        slug: courses.slug,
        title: courses.title,
        code: courses.code,
        discipline: courseSeries.discipline,
        pictureUrl: sql<string>`coalesce(${courses.media} -> 'mainImage' ->> 'url', '')`,
      },
      versionId: sql<
        string | null
      >`coalesce(${learningAttempts.versionId}, ${selfPacedCourses.publishedVersionId})`,
      attemptId: learningAttempts.id,
      completedAt: learningAttempts.completedAt,
      lastSeenAt: learningAttempts.lastSeenAt,
      positionSlideId: learningAttempts.positionSlideId,
      positionMs: learningAttempts.positionMs,
      activeMs: sql<number>`(select coalesce(sum(upper(stretch) - lower(stretch)), 0)::float8
        from unnest(${learningAttempts.active}) as stretch)`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .leftJoin(
      learningAttempts,
      and(eq(learningAttempts.enrolmentId, enrolments.id), isNull(learningAttempts.archivedAt)),
    )
    .where(and(eq(enrolments.userId, userId), isNull(enrolments.cancelledAt)))
    .orderBy(
      desc(sql`coalesce(${learningAttempts.lastSeenAt}, ${enrolments.createdAt})`),
      desc(enrolments.id),
    );
export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number];

/** What is completed in these attempts, by attempt. */
export const completedBy = async (
  db: Tx | Db,
  attemptIds: readonly string[],
): Promise<Map<string, Set<string>>> => {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({
      attemptId: completedSlides.attemptId,
      slideIds: sql<string[]>`array_agg(${completedSlides.slideId})`,
    })
    .from(completedSlides)
    .where(inArray(completedSlides.attemptId, [...attemptIds]))
    .groupBy(completedSlides.attemptId);
  return new Map(rows.map(({ attemptId, slideIds }) => [attemptId, new Set(slideIds)]));
};
