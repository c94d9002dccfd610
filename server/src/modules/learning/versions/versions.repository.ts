import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { CourseTest, Slide } from '#contracts/learning/content.ts';
import { courseVersions, selfPacedCourses, versionSlides, versionTests } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Outline } from './outline.ts';

export type VersionRow = Omit<typeof courseVersions.$inferSelect, 'outline'> & { outline: Outline };
type Figures = Pick<typeof selfPacedCourses.$inferInsert, 'modules' | 'slides' | 'seconds'>;
type WrittenSlide = { slide: Slide; searchText: string };

/** The number of its newest version, 0 before the first; locked, so that two who publish follow each other. */
export const lockNewestNumber = async (db: Tx, courseId: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ number: selfPacedCourses.publishedVersion })
    .from(selfPacedCourses)
    .where(eq(selfPacedCourses.courseId, courseId))
    .for('no key update');
  return row?.number;
};

export const insertVersion = (db: Tx, version: VersionRow) => db.insert(courseVersions).values(version);

export const insertSlides = async (
  db: Tx,
  versionId: string,
  slides: readonly WrittenSlide[],
): Promise<void> => {
  if (slides.length === 0) return;
  const rows = slides.map(({ slide, searchText }, position) => ({
    versionId,
    slideId: slide.slideId,
    position,
    isRequired: slide.isRequired,
    isSample: slide.isSample,
    body: slide,
    searchText: sql`plain_text(${searchText})`,
  }));
  await db.insert(versionSlides).values(rows);
};

export const insertTests = async (db: Tx, versionId: string, tests: readonly CourseTest[]): Promise<void> => {
  if (tests.length === 0) return;
  const rows = tests.map((body, position) => ({ versionId, testId: body.testId, position, body }));
  await db.insert(versionTests).values(rows);
};

/** From now on nothing is changed in it, nor added to it. */
export const sealVersion = (db: Tx, id: string, publishedAt: Date) =>
  db.update(courseVersions).set({ publishedAt }).where(eq(courseVersions.id, id));

/** From now on it is what new learners begin. */
export const setNewest = (
  db: Tx,
  { id, courseId, number, publishedAt }: Pick<VersionRow, 'id' | 'courseId' | 'number' | 'publishedAt'>,
  figures: Figures,
) =>
  db
    .update(selfPacedCourses)
    .set({ ...figures, publishedVersionId: id, publishedVersion: number, publishedAt })
    .where(eq(selfPacedCourses.courseId, courseId));

export const findVersions = async (db: Tx | Db, ids: readonly string[]): Promise<VersionRow[]> =>
  (await db
    .select()
    .from(courseVersions)
    .where(inArray(courseVersions.id, [...ids]))) as VersionRow[];

export const findVersionId = async (
  db: Tx | Db,
  courseId: string,
  number: number,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: courseVersions.id })
    .from(courseVersions)
    .where(and(eq(courseVersions.courseId, courseId), eq(courseVersions.number, number)));
  return row?.id;
};

/** What was changed since a version, in the order of publishing. */
export const listChangesSince = async (
  db: Tx | Db,
  { courseId, number }: Pick<VersionRow, 'courseId' | 'number'>,
): Promise<string[]> => {
  const rows = await db
    .select({ changes: courseVersions.changes })
    .from(courseVersions)
    .where(and(eq(courseVersions.courseId, courseId), gt(courseVersions.number, number)))
    .orderBy(asc(courseVersions.number));
  return rows.flatMap(({ changes }) => changes);
};

/** Of a version, in their order. */
export const findSlides = async (
  db: Tx | Db,
  versionId: string,
  slideIds: readonly string[],
): Promise<Slide[]> => {
  const rows = await db
    .select({ body: versionSlides.body })
    .from(versionSlides)
    .where(and(eq(versionSlides.versionId, versionId), inArray(versionSlides.slideId, [...slideIds])))
    .orderBy(asc(versionSlides.position));
  return rows.map(({ body }) => body as Slide);
};

/** All of them, in no order. */
export const listSlides = async (db: Tx | Db, versionId: string): Promise<Slide[]> => {
  const rows = await db
    .select({ body: versionSlides.body })
    .from(versionSlides)
    .where(eq(versionSlides.versionId, versionId));
  return rows.map(({ body }) => body as Slide);
};

/** In their order, with their right answers. */
export const listTests = async (db: Tx | Db, versionId: string): Promise<CourseTest[]> => {
  const rows = await db
    .select({ body: versionTests.body })
    .from(versionTests)
    .where(eq(versionTests.versionId, versionId))
    .orderBy(asc(versionTests.position));
  return rows.map(({ body }) => body as CourseTest);
};

/** Those of these slides that any version of the course has. */
export const knownSlides = async (
  db: Tx | Db,
  courseId: string,
  slideIds: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ slideId: versionSlides.slideId })
    .from(versionSlides)
    .innerJoin(courseVersions, eq(courseVersions.id, versionSlides.versionId))
    .where(and(eq(courseVersions.courseId, courseId), inArray(versionSlides.slideId, [...slideIds])));
  return new Set(rows.map(({ slideId }) => slideId));
};

const FOUND = 30;

/** The last word may be the beginning of one. Names are found as they are written, words in any of their forms. */
export const searchSlides = async (db: Tx | Db, versionId: string, typed: string): Promise<Slide[]> => {
  const { rows } = await db.execute<{ body: Slide }>(sql`
    with asked as materialized (
      select case when forms::text like '%''' then (forms::text || ':*')::tsquery else forms end || names as query
      from (select websearch_to_tsquery('english', plain_text(${typed})) as forms,
        websearch_to_tsquery('simple', plain_text(${typed})) as names) as typed
    ),
    written as (
      select position, body,
        to_tsvector('english', search_text) || to_tsvector('simple', search_text) as words
      from ${versionSlides} where ${versionSlides.versionId} = ${versionId}
    )
    select body from written, asked where words @@ query
    order by ts_rank(words, query) desc, position limit ${FOUND}`);
  return rows.map(({ body }) => body);
};
