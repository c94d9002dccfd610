import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { DraftSlide, DraftTest } from '#contracts/course-builder/draft-slide.ts';
import { type Outline, slideIdsOf } from '#domain/course-builder/outline.ts';
import {
  courseDrafts,
  courses,
  draftSlides,
  draftTests,
  selfPacedCourses,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type DraftRow = Omit<typeof courseDrafts.$inferSelect, 'outline' | 'publishedOutline'> & {
  outline: Outline;
  publishedOutline: Outline | null;
};
export type Saving = { courseId: string; at: Date; by: string | null };

const COURSE = {
  _id: courses.id,
  slug: courses.slug,
  code: courses.code,
  title: courses.title,
  status: courses.status,
  publishedVersion: selfPacedCourses.publishedVersion,
  versionId: selfPacedCourses.publishedVersionId,
};

/** Locked, so that who begins its draft, imports or publishes follow each other. */
export const lockCourse = async (db: Tx, courseId: string) => {
  const [row] = await db
    .select(COURSE)
    .from(courses)
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(eq(courses.id, courseId))
    .for('no key update', { of: selfPacedCourses });
  return row;
};

export const findCourse = async (db: Tx | Db, courseId: string) => {
  const [row] = await db
    .select(COURSE)
    .from(courses)
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(eq(courses.id, courseId));
  return row;
};
export type DraftedCourse = NonNullable<Awaited<ReturnType<typeof findCourse>>>;

export const findDraft = async (db: Tx | Db, courseId: string): Promise<DraftRow | undefined> => {
  const [row] = await db.select().from(courseDrafts).where(eq(courseDrafts.courseId, courseId));
  return row as DraftRow | undefined;
};

/** Who else changes the order waits. */
export const lockDraft = async (db: Tx, courseId: string): Promise<DraftRow | undefined> => {
  const [row] = await db.select().from(courseDrafts).where(eq(courseDrafts.courseId, courseId)).for('update');
  return row as DraftRow | undefined;
};

export const insertDraft = (db: Tx, draft: DraftRow) => db.insert(courseDrafts).values(draft);

export const updateDraft = (
  db: Tx,
  courseId: string,
  change: Partial<Omit<DraftRow, 'courseId' | 'revision'>> & { savedAt: Date },
) =>
  db
    .update(courseDrafts)
    .set({ ...change, ...(change.outline && { revision: sql`${courseDrafts.revision} + 1` }) })
    .where(eq(courseDrafts.courseId, courseId));

const NEXT = { slides: sql`${draftSlides.revision} + 1`, tests: sql`${draftTests.revision} + 1` };
const saved = (name: string) => sql.raw(`excluded.${name}`);

/** Slides of an order that is written whole; those that stand already are overwritten. */
export const putSlides = async (
  db: Tx,
  { courseId, at, by }: Saving,
  slides: readonly DraftSlide[],
): Promise<void> => {
  if (slides.length === 0) return;
  await db
    .insert(draftSlides)
    .values(slides.map((body) => ({ courseId, slideId: body.slideId, body, savedAt: at, savedBy: by })))
    .onConflictDoUpdate({
      target: [draftSlides.courseId, draftSlides.slideId],
      set: { body: saved('body'), savedAt: at, savedBy: by, revision: NEXT.slides },
    });
};

/** All tests of a draft, in their order; others go. */
export const putTests = async (
  db: Tx,
  { courseId, at, by }: Saving,
  tests: readonly DraftTest[],
): Promise<void> => {
  const ids = tests.map(({ testId }) => testId);
  await db
    .delete(draftTests)
    .where(
      and(eq(draftTests.courseId, courseId), ids.length > 0 ? notInArray(draftTests.testId, ids) : sql`true`),
    );
  if (tests.length === 0) return;
  await db
    .insert(draftTests)
    .values(
      tests.map((body, position) => ({
        courseId,
        testId: body.testId,
        position,
        body,
        savedAt: at,
        savedBy: by,
      })),
    )
    .onConflictDoUpdate({
      target: [draftTests.courseId, draftTests.testId],
      set: {
        body: saved('body'),
        position: saved('position'),
        savedAt: at,
        savedBy: by,
        revision: NEXT.tests,
      },
    });
};

/** What stands is what learners begin now; slides that were taken out are forgotten. */
export const sealParts = async (
  db: Tx,
  { courseId, outline }: DraftRow,
  versionId: string,
): Promise<void> => {
  const shown = slideIdsOf(outline);
  await db
    .delete(draftSlides)
    .where(
      and(
        eq(draftSlides.courseId, courseId),
        shown.length > 0 ? notInArray(draftSlides.slideId, shown) : sql`true`,
      ),
    );
  await db
    .update(draftSlides)
    .set({ publishedBody: draftSlides.body })
    .where(eq(draftSlides.courseId, courseId));
  await db
    .update(draftTests)
    .set({ publishedBody: draftTests.body })
    .where(eq(draftTests.courseId, courseId));
  await db
    .update(courseDrafts)
    .set({ versionId, publishedOutline: sql`${courseDrafts.outline}` })
    .where(eq(courseDrafts.courseId, courseId));
};

/** Against what learners begin now. */
const change = (part: typeof draftSlides | typeof draftTests) =>
  sql<'new' | 'edited' | null>`case when ${part.publishedBody} is null then 'new'
    when ${part.body} - 'notes' <> ${part.publishedBody} - 'notes' then 'edited' end`;
const inBody = <T>(path: string) => sql<T>`${draftSlides.body} ${sql.raw(path)}`;

export const listHeads = (db: Tx | Db, courseId: string) =>
  db
    .select({
      slideId: draftSlides.slideId,
      type: inBody<DraftSlide['type']>(`->> 'type'`),
      title: inBody<string>(`->> 'title'`),
      seconds: sql<number>`(${draftSlides.body} ->> 'seconds')::int`,
      isRequired: sql<boolean>`(${draftSlides.body} ->> 'isRequired')::boolean`,
      isSample: sql<boolean>`(${draftSlides.body} ->> 'isSample')::boolean`,
      hasNarration: sql<boolean>`${draftSlides.body} #>> '{narration,audioFile}' is not null`,
      change: change(draftSlides),
    })
    .from(draftSlides)
    .where(eq(draftSlides.courseId, courseId));

export const listSlides = async (db: Tx | Db, courseId: string): Promise<Map<string, DraftSlide>> => {
  const rows = await db
    .select({ slideId: draftSlides.slideId, body: draftSlides.body })
    .from(draftSlides)
    .where(eq(draftSlides.courseId, courseId));
  return new Map(rows.map(({ slideId, body }) => [slideId, body as DraftSlide]));
};

export const listTests = async (db: Tx | Db, courseId: string) => {
  const rows = await db
    .select({ body: draftTests.body, revision: draftTests.revision, change: change(draftTests) })
    .from(draftTests)
    .where(eq(draftTests.courseId, courseId))
    .orderBy(asc(draftTests.position), asc(draftTests.testId));
  return rows.map(({ body, revision, change: changed }) => ({
    test: body as DraftTest,
    revision,
    isChanged: changed !== null,
  }));
};

export type StoredPart<Body> = { body: Body; revision: number; at: Date; by: string };

const STORED = {
  slides: { revision: draftSlides.revision, at: draftSlides.savedAt },
  tests: { revision: draftTests.revision, at: draftTests.savedAt },
};
const SAVER = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email}, '')`;

export const findSlide = async (
  db: Tx | Db,
  { courseId, slideId }: { courseId: string; slideId: string },
): Promise<StoredPart<DraftSlide> | undefined> => {
  const [row] = await db
    .select({ ...STORED.slides, body: draftSlides.body, by: SAVER })
    .from(draftSlides)
    .leftJoin(users, eq(users.id, draftSlides.savedBy))
    .where(and(eq(draftSlides.courseId, courseId), eq(draftSlides.slideId, slideId)));
  return row && { ...row, body: row.body as DraftSlide };
};

export const findTest = async (
  db: Tx | Db,
  { courseId, testId }: { courseId: string; testId: string },
): Promise<StoredPart<DraftTest> | undefined> => {
  const [row] = await db
    .select({ ...STORED.tests, body: draftTests.body, by: SAVER })
    .from(draftTests)
    .leftJoin(users, eq(users.id, draftTests.savedBy))
    .where(and(eq(draftTests.courseId, courseId), eq(draftTests.testId, testId)));
  return row && { ...row, body: row.body as DraftTest };
};

/** The next revision, or nothing where another one stands than was read. */
export const saveSlide = async (
  db: Tx,
  { courseId, at, by }: Saving,
  { body, revision }: { body: DraftSlide; revision: number },
): Promise<number | undefined> => {
  const [row] = await db
    .insert(draftSlides)
    .values({ courseId, slideId: body.slideId, body, savedAt: at, savedBy: by })
    .onConflictDoUpdate({
      target: [draftSlides.courseId, draftSlides.slideId],
      set: { body, savedAt: at, savedBy: by, revision: NEXT.slides },
      setWhere: eq(draftSlides.revision, revision),
    })
    .returning({ revision: draftSlides.revision });
  return row?.revision;
};

export const saveTest = async (
  db: Tx,
  { courseId, at, by }: Saving,
  { body, revision }: { body: DraftTest; revision: number },
): Promise<number | undefined> => {
  const [row] = await db
    .insert(draftTests)
    .values({
      courseId,
      testId: body.testId,
      body,
      savedAt: at,
      savedBy: by,
      position: sql`(select count(*) from ${draftTests} where course_id = ${courseId})`,
    })
    .onConflictDoUpdate({
      target: [draftTests.courseId, draftTests.testId],
      set: { body, savedAt: at, savedBy: by, revision: NEXT.tests },
      setWhere: eq(draftTests.revision, revision),
    })
    .returning({ revision: draftTests.revision });
  return row?.revision;
};

export const deleteTest = (db: Tx, courseId: string, testId: string) =>
  db.delete(draftTests).where(and(eq(draftTests.courseId, courseId), eq(draftTests.testId, testId)));

export const noteSaved = (db: Tx, courseId: string, savedAt: Date) =>
  db.update(courseDrafts).set({ savedAt }).where(eq(courseDrafts.courseId, courseId));
