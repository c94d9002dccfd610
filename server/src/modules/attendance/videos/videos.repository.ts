import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { publicIdOf } from '#contracts/course-office/file-rules.ts';
import { enrolments, files, users, videoSubmissions } from '#server/db/schema/index.ts';
import { type FileUser, fileUrl } from '#server/modules/media/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Video = typeof videoSubmissions.$inferSelect;

/** The latest first. */
export const videosOf = (db: Tx | Db, enrolmentIds: readonly string[]): Promise<Video[]> =>
  db
    .select()
    .from(videoSubmissions)
    .where(inArray(videoSubmissions.enrolmentId, [...enrolmentIds]))
    .orderBy(desc(videoSubmissions.submittedAt), desc(videoSubmissions.id));

/** Those of one place with their files and who has decided, the latest first; `by` is empty of one that waits. */
export const listVideos = (db: Tx | Db, enrolmentId: string) =>
  db
    .select({
      ...getTableColumns(videoSubmissions),
      file: getTableColumns(files),
      by: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
    })
    .from(videoSubmissions)
    .innerJoin(files, eq(files.id, videoSubmissions.fileId))
    .leftJoin(users, eq(users.id, videoSubmissions.decidedBy))
    .where(eq(videoSubmissions.enrolmentId, enrolmentId))
    .orderBy(desc(videoSubmissions.submittedAt), desc(videoSubmissions.id));
export type ListedVideo = Awaited<ReturnType<typeof listVideos>>[number];

/** Somebody’s place on a run: the one that they have now, else the last that was cancelled. */
export const findPlace = async (
  db: Tx | Db,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<{ enrolmentId: string; isCancelled: boolean } | undefined> => {
  const [row] = await db
    .select({
      enrolmentId: enrolments.id,
      isCancelled: sql<boolean>`${enrolments.cancelledAt} is not null`,
    })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId)))
    .orderBy(sql`${enrolments.cancelledAt} desc nulls first`, desc(enrolments.id))
    .limit(1);
  return row;
};

/** What becomes of the films of a place is decided by one at a time. */
export const lockPlace = async (db: Tx, enrolmentId: string): Promise<void> => {
  await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.id, enrolmentId))
    .for('no key update');
};

/** Who has a place on a run, also one that was cancelled. */
export const findPerson = async (
  db: Tx | Db,
  { courseId, enrolmentId }: { courseId: string; enrolmentId: string },
) => {
  const [person] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      certificateName: users.certificateName,
      email: users.email,
      profession: users.profession,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(eq(enrolments.id, enrolmentId), eq(enrolments.courseId, courseId)));
  return person;
};

export const insertVideo = (db: Tx, video: typeof videoSubmissions.$inferInsert) =>
  db.insert(videoSubmissions).values(video);

export const deleteVideo = (db: Tx, id: string) =>
  db.delete(videoSubmissions).where(eq(videoSubmissions.id, id));

type Decision = Pick<Video, 'id' | 'enrolmentId' | 'isAccepted' | 'note' | 'decidedAt' | 'decidedBy'>;

/** False where it does not wait, or not any more. */
export const decideWaiting = async (db: Tx, { id, enrolmentId, ...decision }: Decision): Promise<boolean> => {
  const rows = await db
    .update(videoSubmissions)
    .set(decision)
    .where(
      and(
        eq(videoSubmissions.id, id),
        eq(videoSubmissions.enrolmentId, enrolmentId),
        isNull(videoSubmissions.decidedAt),
      ),
    )
    .returning({ id: videoSubmissions.id });
  return rows.length > 0;
};

const onPlaces = (db: Tx | Db) =>
  db
    .select({
      id: videoSubmissions.id,
      note: videoSubmissions.note,
      enrolmentId: enrolments.id,
      userId: enrolments.userId,
      courseId: enrolments.courseId,
    })
    .from(videoSubmissions)
    .innerJoin(enrolments, eq(enrolments.id, videoSubmissions.enrolmentId))
    .innerJoin(files, eq(files.id, videoSubmissions.fileId))
    .$dynamic();

/** A film with whose and of which run it is. */
export const findVideo = async (db: Tx | Db, id: string) => {
  const [row] = await onPlaces(db).where(eq(videoSubmissions.id, id));
  return row;
};

/** The same of the film at an address. */
export const findVideoAt = async (db: Tx | Db, url: string) => {
  const [row] = await onPlaces(db).where(eq(files.publicId, publicIdOf(url)));
  return row;
};

/** Films that were handed in are kept, also those that were given back. */
export const findHandedIn: FileUser = async (db, urls) => {
  const rows = await db
    .select({ publicId: files.publicId, extension: files.extension })
    .from(files)
    .innerJoin(videoSubmissions, eq(videoSubmissions.fileId, files.id))
    .where(inArray(files.publicId, urls.map(publicIdOf)))
    .orderBy(asc(files.id));
  const kept = new Set(rows.map(fileUrl));
  return new Set(urls.filter((url) => kept.has(url)));
};
