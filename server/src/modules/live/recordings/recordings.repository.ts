import { and, asc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { publicIdOf } from '#contracts/course-office/file-rules.ts';
import { courseSessions, files, liveRecordingPositions, liveRecordings } from '#server/db/schema/index.ts';
import { type FileUser, fileUrl } from '#server/modules/media/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const recordings = (db: Tx | Db) =>
  db
    .select({
      ...getTableColumns(liveRecordings),
      courseId: courseSessions.courseId,
      file: getTableColumns(files),
    })
    .from(liveRecordings)
    .innerJoin(files, eq(files.id, liveRecordings.fileId))
    .innerJoin(courseSessions, eq(courseSessions.id, liveRecordings.sessionId));

export const findRecording = async (db: Tx | Db, sessionId: string) => {
  const [row] = await recordings(db).where(eq(liveRecordings.sessionId, sessionId));
  return row;
};
export type StoredRecording = NonNullable<Awaited<ReturnType<typeof findRecording>>>;

export const findRecordingById = async (db: Tx | Db, id: string): Promise<StoredRecording | undefined> => {
  const [row] = await recordings(db).where(eq(liveRecordings.id, id));
  return row;
};

/** Those of a course, in the order of its sessions. */
export const listRecordings = (db: Tx | Db, courseId: string): Promise<StoredRecording[]> =>
  recordings(db).where(eq(courseSessions.courseId, courseId)).orderBy(asc(courseSessions.position));

/** Those of these courses that have a recording which participants see. */
export const coursesWithRecordings = async (
  db: Tx | Db,
  courseIds: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ courseId: courseSessions.courseId })
    .from(liveRecordings)
    .innerJoin(courseSessions, eq(courseSessions.id, liveRecordings.sessionId))
    .where(and(inArray(courseSessions.courseId, [...courseIds]), isNotNull(liveRecordings.publishedAt)));
  return new Set(rows.map(({ courseId }) => courseId));
};

/** What becomes of the recording of a session is decided by one at a time; none where the session has gone. */
export const lockSession = async (db: Tx, sessionId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: courseSessions.id })
    .from(courseSessions)
    .where(eq(courseSessions.id, sessionId))
    .for('no key update');
  return rows.length > 0;
};

export const insertRecording = (db: Tx, row: typeof liveRecordings.$inferInsert) =>
  db.insert(liveRecordings).values(row);

type Changes = Partial<Omit<typeof liveRecordings.$inferInsert, 'id' | 'sessionId'>>;

export const changeRecording = (db: Tx, id: string, changes: Changes) =>
  db.update(liveRecordings).set(changes).where(eq(liveRecordings.id, id));

export const deleteRecording = (db: Tx, id: string) =>
  db.delete(liveRecordings).where(eq(liveRecordings.id, id));

type OfPlace = { recordingId: string; enrolmentId: string };

/** Where somebody was last, in milliseconds; 0 of who has not begun. */
export const findPosition = async (db: Tx | Db, { recordingId, enrolmentId }: OfPlace): Promise<number> => {
  const { recordingId: recording, enrolmentId: place, positionMs } = liveRecordingPositions;
  const [row] = await db
    .select({ positionMs })
    .from(liveRecordingPositions)
    .where(and(eq(recording, recordingId), eq(place, enrolmentId)));
  return row?.positionMs ?? 0;
};

/** Whichever device tells last is gone on from. */
export const keepPosition = (db: Tx, row: typeof liveRecordingPositions.$inferInsert) =>
  db
    .insert(liveRecordingPositions)
    .values(row)
    .onConflictDoUpdate({
      target: [liveRecordingPositions.recordingId, liveRecordingPositions.enrolmentId],
      set: { positionMs: row.positionMs, keptAt: row.keptAt },
    });

/** Recordings are kept as long as their session has them. */
export const findRecorded: FileUser = async (db, urls) => {
  const rows = await db
    .select({ publicId: files.publicId, extension: files.extension })
    .from(files)
    .innerJoin(liveRecordings, eq(liveRecordings.fileId, files.id))
    .where(inArray(files.publicId, urls.map(publicIdOf)))
    .orderBy(asc(files.id));
  const kept = new Set(rows.map(fileUrl));
  return new Set(urls.filter((url) => kept.has(url)));
};
