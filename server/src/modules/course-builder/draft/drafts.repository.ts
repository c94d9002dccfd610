import { and, eq, notInArray, sql } from 'drizzle-orm';
import { type Outline, slideIdsOf } from '#domain/course-builder/outline.ts';
import { courseDrafts, courses, draftSlides, draftTests, selfPacedCourses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type DraftRow = Omit<typeof courseDrafts.$inferSelect, 'outline' | 'publishedOutline'> & {
  outline: Outline;
  publishedOutline: Outline | null;
};

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

export const noteSaved = (db: Tx, courseId: string, savedAt: Date) =>
  db.update(courseDrafts).set({ savedAt }).where(eq(courseDrafts.courseId, courseId));
