import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  completedSlides,
  courseSlugs,
  courses,
  enrolments,
  learningAttempts,
  selfPacedCourses,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/ids.ts';

/** A course as somebody names it, and who asks. */
export type Asked = { key: string; userId: string };

/** By slug, id, code or a slug that the course had before; a slug of today goes first. */
const isNamed = (key: string) => {
  const slug = key.toLowerCase();
  return isUuid(key)
    ? eq(courses.id, key)
    : sql`${courses.id} = coalesce(
        (select id from ${courses} where slug = ${slug}),
        (select id from ${courses} where lower(code) = ${slug}),
        (select course_id from ${courseSlugs} where slug = ${slug}))`;
};

const COURSE = {
  id: courses.id,
  slug: courses.slug,
  title: courses.title,
  code: courses.code,
  status: courses.status,
  isTemplate: courses.isTemplate,
  newestId: selfPacedCourses.publishedVersionId,
  newestNumber: selfPacedCourses.publishedVersion,
};
const ENROLMENT = { id: enrolments.id, accessUntil: enrolments.accessUntil };
const ATTEMPT = {
  id: learningAttempts.id,
  enrolmentId: learningAttempts.enrolmentId,
  number: learningAttempts.number,
  versionId: learningAttempts.versionId,
  startedAt: learningAttempts.startedAt,
  completedAt: learningAttempts.completedAt,
  lastSeenAt: learningAttempts.lastSeenAt,
  positionSlideId: learningAttempts.positionSlideId,
  positionMs: learningAttempts.positionMs,
  positionAt: learningAttempts.positionAt,
};

export type Attempt = { [Column in keyof typeof ATTEMPT]: (typeof learningAttempts.$inferSelect)[Column] };

const isTheirs = ({ userId }: Asked) =>
  and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, userId), isNull(enrolments.cancelledAt));

/** A self-paced course and, where the person is enrolled in it, the enrolment. */
export const findEnrolled = async (db: Tx | Db, asked: Asked) => {
  const [row] = await db
    .select({ course: COURSE, enrolment: ENROLMENT })
    .from(courses)
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .leftJoin(enrolments, isTheirs(asked))
    .where(isNamed(asked.key));
  return row;
};
export type Enrolled = NonNullable<Awaited<ReturnType<typeof findEnrolled>>>;

const isOpenOf = and(eq(learningAttempts.enrolmentId, enrolments.id), isNull(learningAttempts.archivedAt));

const selectLearning = (db: Tx | Db, asked: Asked) =>
  db
    .select({ course: COURSE, enrolment: ENROLMENT, attempt: ATTEMPT })
    .from(courses)
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .innerJoin(enrolments, isTheirs(asked))
    .innerJoin(learningAttempts, isOpenOf)
    .where(isNamed(asked.key));

/** All that is known of somebody who has looked into a course of theirs, by one statement. */
export const findLearning = async (db: Tx | Db, asked: Asked) => (await selectLearning(db, asked))[0];

/** The same; whoever else writes to the attempt waits, and then reads what has become of it. */
export const lockLearning = async (db: Tx, asked: Asked) =>
  (await selectLearning(db, asked).for('no key update', { of: learningAttempts }))[0];

type NewAttempt = Pick<
  typeof learningAttempts.$inferInsert,
  'id' | 'enrolmentId' | 'versionId' | 'startedAt'
>;

/** Numbered after the last. Whoever comes second, while one is open, makes none. */
export const openAttempt = (db: Tx, attempt: NewAttempt) =>
  db
    .insert(learningAttempts)
    .values({
      ...attempt,
      number: sql`(select coalesce(max(number), 0) + 1 from ${learningAttempts} where enrolment_id = ${attempt.enrolmentId})`,
    })
    .onConflictDoNothing();

export const updateAttempt = (
  db: Tx,
  id: string,
  set: Partial<
    Pick<typeof learningAttempts.$inferInsert, 'archivedAt' | 'versionId' | 'positionSlideId' | 'positionMs'>
  >,
) => db.update(learningAttempts).set(set).where(eq(learningAttempts.id, id));

/** All attempts of a person at a course, with what was completed in each. */
export const listAttemptsOf = (
  db: Tx | Db,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<{ versionId: string; completed: string[] }[]> =>
  db
    .select({
      versionId: learningAttempts.versionId,
      completed: sql<string[]>`array(select ${completedSlides.slideId} from ${completedSlides}
        where ${completedSlides.attemptId} = ${learningAttempts.id})`,
    })
    .from(learningAttempts)
    .innerJoin(enrolments, eq(enrolments.id, learningAttempts.enrolmentId))
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId)));

/** Those of these attempts that the person has made at the course, also of an enrolment before, locked in one order. */
export const lockAttempts = (
  db: Tx,
  { ids, courseId, userId }: { ids: readonly string[]; courseId: string; userId: string },
): Promise<Attempt[]> =>
  db
    .select(ATTEMPT)
    .from(learningAttempts)
    .innerJoin(enrolments, eq(enrolments.id, learningAttempts.enrolmentId))
    .where(
      and(
        inArray(learningAttempts.id, [...ids]),
        eq(enrolments.courseId, courseId),
        eq(enrolments.userId, userId),
      ),
    )
    .orderBy(learningAttempts.id)
    .for('no key update', { of: learningAttempts });
