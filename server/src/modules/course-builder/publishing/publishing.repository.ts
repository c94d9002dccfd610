import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { VersionChange } from '#contracts/course-builder/publishing.ts';
import type { Waiver } from '#domain/course-builder/checks/check-course.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import {
  certificates,
  completedSlides,
  courseDrafts,
  coursePublications,
  courseVersions,
  draftSlides,
  draftTests,
  enrolments,
  learningAttempts,
  testSittings,
  users,
  versionSlides,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** A warning that was let through, as it was told then. */
export type GivenWaiver = Waiver & { where: string; message: string };
export type Publication = Omit<typeof coursePublications.$inferSelect, 'changes' | 'waivers'> & {
  changes: VersionChange[];
  waivers: GivenWaiver[];
};

/**
 * Nobody saves a part of the draft, nor changes its order, until the transaction ends. Parts go first, as they do for who
 * saves one.
 */
export const holdDraft = async (db: Tx, courseId: string): Promise<void> => {
  await db.execute(
    sql`select from ${draftSlides} where course_id = ${courseId} order by slide_id for update`,
  );
  await db.execute(sql`select from ${draftTests} where course_id = ${courseId} order by test_id for update`);
  await db.execute(sql`select from ${courseDrafts} where course_id = ${courseId} for update`);
};

/** Another text after every save, every change of the order and every version. */
export const stateOfDraft = async (db: Tx | Db, courseId: string): Promise<string> => {
  const partsOf = (table: typeof draftSlides | typeof draftTests, id: SQL) =>
    sql`(select string_agg(${id} || ':' || revision, ',' order by ${id}) from ${table} where course_id = ${courseId})`;
  const { rows } = await db.execute<{ state: string }>(sql`
    select md5(concat_ws('|', revision, version_id, ${partsOf(draftSlides, sql`slide_id`)},
      ${partsOf(draftTests, sql`test_id`)})) as state
    from ${courseDrafts} where course_id = ${courseId}`);
  return rows[0]?.state ?? '';
};

export const insertPublication = (db: Tx, publication: Publication) =>
  db.insert(coursePublications).values(publication);

export const findPublication = async (
  db: Tx | Db,
  of: { versionId: string } | { courseId: string; basedOn: string },
): Promise<(Publication & { number: number }) | undefined> => {
  const [row] = await db
    .select({ publication: coursePublications, number: courseVersions.number })
    .from(coursePublications)
    .innerJoin(courseVersions, eq(courseVersions.id, coursePublications.versionId))
    .where(
      'versionId' in of
        ? eq(coursePublications.versionId, of.versionId)
        : and(eq(coursePublications.courseId, of.courseId), eq(coursePublications.basedOn, of.basedOn)),
    );
  return row && ({ ...row.publication, number: row.number } as Publication & { number: number });
};

/** Something was learned in it. */
const isBegun = sql`(${learningAttempts.lastSeenAt} is not null
  or exists (select from ${completedSlides} where ${completedSlides.attemptId} = ${learningAttempts.id})
  or exists (select from ${testSittings} where ${testSittings.attemptId} = ${learningAttempts.id}))`;
const isInTheMiddle = sql`(${isBegun} and ${learningAttempts.completedAt} is null)`;
/** Whose way through the course is open, and who may go on with it. */
const isLearning = (today: LocalDate) =>
  sql`${learningAttempts.archivedAt} is null and ${enrolments.cancelledAt} is null
    and coalesce(${enrolments.accessUntil} >= ${today}, true)`;

const SAVER = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email}, '')`;
const PUBLISHED = {
  id: courseVersions.id,
  number: courseVersions.number,
  publishedAt: sql<Date>`${courseVersions.publishedAt}`.mapWith(courseVersions.publishedAt),
  by: SAVER,
  slides: sql<number>`(select count(*)::int from ${versionSlides} where ${versionSlides.versionId} = ${courseVersions.id})`,
};
export type VersionRow = {
  id: string;
  number: number;
  publishedAt: Date;
  by: string;
  slides: number;
  learners: number;
  inTheMiddle: number;
  notBegun: number;
};

/** The newest first, with who is on which. */
export const listVersionRows = async (
  db: Tx | Db,
  courseId: string,
  today: LocalDate,
): Promise<VersionRow[]> => {
  const versions = await db
    .select(PUBLISHED)
    .from(courseVersions)
    .leftJoin(users, eq(users.id, courseVersions.createdBy))
    .where(and(eq(courseVersions.courseId, courseId), sql`${courseVersions.publishedAt} is not null`))
    .orderBy(desc(courseVersions.number));
  const counts = await db
    .select({
      versionId: learningAttempts.versionId,
      learners: sql<number>`count(*)::int`,
      inTheMiddle: sql<number>`(count(*) filter (where ${isInTheMiddle}))::int`,
      notBegun: sql<number>`(count(*) filter (where not ${isBegun}))::int`,
    })
    .from(learningAttempts)
    .innerJoin(enrolments, eq(enrolments.id, learningAttempts.enrolmentId))
    .where(and(eq(enrolments.courseId, courseId), isLearning(today)))
    .groupBy(learningAttempts.versionId);
  const countsOf = new Map(counts.map(({ versionId, ...counted }) => [versionId, counted]));
  return versions.map((version) => ({
    ...version,
    ...(countsOf.get(version.id) ?? { learners: 0, inTheMiddle: 0, notBegun: 0 }),
  }));
};

export const countCertificates = async (db: Tx | Db, courseId: string): Promise<number> => {
  const [row] = await db
    .select({ issued: count() })
    .from(certificates)
    .where(and(eq(certificates.courseId, courseId), isNull(certificates.revokedAt)));
  return row?.issued ?? 0;
};

type Version = { courseId: string; versionId: string; today: LocalDate };

/** Who is in the middle of another version than this. */
export const listInTheMiddle = (
  db: Tx | Db,
  { courseId, versionId, today }: Version,
): Promise<{ userId: string; email: string }[]> =>
  db
    .select({ userId: users.id, email: users.email })
    .from(learningAttempts)
    .innerJoin(enrolments, eq(enrolments.id, learningAttempts.enrolmentId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(
        eq(enrolments.courseId, courseId),
        isLearning(today),
        isInTheMiddle,
        sql`${learningAttempts.versionId} <> ${versionId}`,
      ),
    );

/** How many went on with this version; an attempt in which something was learned meanwhile stays where it is. */
export const moveToVersion = async (db: Tx, { courseId, versionId, today }: Version): Promise<number> => {
  const moved = await db
    .update(learningAttempts)
    .set({ versionId, positionSlideId: null, positionMs: 0 })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.id, learningAttempts.enrolmentId),
        eq(enrolments.courseId, courseId),
        isLearning(today),
        sql`not ${isBegun} and ${learningAttempts.versionId} <> ${versionId}`,
      ),
    )
    .returning({ id: learningAttempts.id });
  return moved.length;
};

export const findVersionRow = async (db: Tx | Db, versionId: string) => {
  const [row] = await db.select().from(courseVersions).where(eq(courseVersions.id, versionId));
  return row;
};
