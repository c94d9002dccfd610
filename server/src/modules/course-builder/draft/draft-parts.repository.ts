import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { DraftSlide, DraftTest } from '#contracts/course-builder/draft-slide.ts';
import { draftSlides, draftTests, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

// The slides and tests of a draft, which are saved one by one.

export type Saving = { courseId: string; at: Date; by: string | null };

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

const isTest = ({ courseId, testId }: { courseId: string; testId: string }) =>
  and(eq(draftTests.courseId, courseId), eq(draftTests.testId, testId));

export const findTest = async (
  db: Tx | Db,
  { courseId, testId }: { courseId: string; testId: string },
): Promise<StoredPart<DraftTest> | undefined> => {
  const [row] = await db
    .select({ ...STORED.tests, body: draftTests.body, by: SAVER })
    .from(draftTests)
    .leftJoin(users, eq(users.id, draftTests.savedBy))
    .where(isTest({ courseId, testId }));
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

/** The same; nothing also where the one that was read was removed meanwhile. */
export const saveTest = async (
  db: Tx,
  { courseId, at, by }: Saving,
  { body, revision }: { body: DraftTest; revision: number },
): Promise<number | undefined> => {
  const { testId } = body;
  const said = { body, savedAt: at, savedBy: by };
  const position = sql`(select count(*) from ${draftTests} where course_id = ${courseId})`;
  const [row] =
    revision === 0
      ? await db
          .insert(draftTests)
          .values({ courseId, testId, position, ...said })
          .onConflictDoNothing()
          .returning({ revision: draftTests.revision })
      : await db
          .update(draftTests)
          .set({ ...said, revision: NEXT.tests })
          .where(and(isTest({ courseId, testId }), eq(draftTests.revision, revision)))
          .returning({ revision: draftTests.revision });
  return row?.revision;
};

export const deleteTest = (db: Tx, courseId: string, testId: string) =>
  db.delete(draftTests).where(isTest({ courseId, testId }));
