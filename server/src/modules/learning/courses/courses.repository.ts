import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import {
  completedSlides,
  courseSeries,
  courses,
  courseVersions,
  enrolments,
  learningAttempts,
  orderLines,
  orderPlaces,
  selfPacedCourses,
  testSittings,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const completed = sql<string[]>`array(select ${completedSlides.slideId} from ${completedSlides}
  where ${completedSlides.attemptId} = ${learningAttempts.id})`;

/** Of all attempts, also those that were started over. */
const completedVersionIds = sql<string[]>`array(select distinct way.version_id from ${learningAttempts} as way
  where way.enrolment_id = ${enrolments.id} and way.completed_at is not null)`;

/** Each once: starting over takes none away, and gives none again. */
const passed = sql<string[]>`array(select distinct ${testSittings.testId}
  from ${learningAttempts} as sat join ${testSittings} on ${testSittings.attemptId} = sat.id
  where sat.enrolment_id = ${enrolments.id} and ${testSittings.isPassed})`;

/** Since the version that is learned, in the order of publishing. */
const changesSince = sql<string[]>`array(select change
  from ${courseVersions} as newer, unnest(newer.changes) with ordinality as changed (change, place)
  where newer.course_id = ${courses.id} and newer.number > ${courseVersions.number}
  order by newer.number, place)`;

const selectOwn = (db: Tx | Db, where: SQL | undefined) =>
  db
    .select({
      enrolmentId: enrolments.id,
      learner: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
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
      versionNumber: courseVersions.number,
      newest: { number: selfPacedCourses.publishedVersion, publishedAt: selfPacedCourses.publishedAt },
      changesSince,
      attemptId: learningAttempts.id,
      completed,
      completedVersionIds,
      passed,
      lastSeenAt: learningAttempts.lastSeenAt,
      positionSlideId: learningAttempts.positionSlideId,
      positionMs: learningAttempts.positionMs,
      activeMs: sql<number>`(select coalesce(sum(upper(stretch) - lower(stretch)), 0)::float8
        from unnest(${learningAttempts.active}) as stretch)`,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .leftJoin(
      learningAttempts,
      and(eq(learningAttempts.enrolmentId, enrolments.id), isNull(learningAttempts.archivedAt)),
    )
    .leftJoin(courseVersions, eq(courseVersions.id, learningAttempts.versionId))
    .where(where)
    .orderBy(
      desc(sql`coalesce(${learningAttempts.lastSeenAt}, ${enrolments.createdAt})`),
      desc(enrolments.id),
    );
export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

/** Courses in which somebody is enrolled, with the attempt that is open and the version that it learns; the last learned first. */
export const listOwn = (db: Tx | Db, userId: string): Promise<OwnRow[]> =>
  selectOwn(db, and(eq(enrolments.userId, userId), isNull(enrolments.cancelledAt)));

/** The same of so many enrolments, whoever they are of. */
export const listOfEnrolments = (db: Tx | Db, ids: readonly string[]): Promise<OwnRow[]> =>
  selectOwn(db, inArray(enrolments.id, [...ids]));

/** The same of everybody who was enrolled by an order. */
export const listOfOrder = (db: Tx | Db, orderId: string): Promise<OwnRow[]> => {
  const places = db
    .select({ id: orderPlaces.id })
    .from(orderPlaces)
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .where(eq(orderLines.orderId, orderId));
  return selectOwn(db, inArray(enrolments.placeId, places));
};
