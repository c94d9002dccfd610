import { and, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { ImportReport } from '#contracts/course-builder/import.ts';
import { courses, importRuns, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const isOpen = isNull(importRuns.finishedAt);
/** Something is told each second: whatever works on a run that is silent for so long has gone. */
const isSilent = sql<boolean>`${importRuns.finishedAt} is null and ${importRuns.tries} > 0
  and ${importRuns.toldAt} < now() - interval '30 seconds'`;

const COLUMNS = {
  ...getTableColumns(importRuns),
  requester: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  isSilent,
  course: { id: courses.id, title: courses.title, code: courses.code },
};
export type ImportRunRow = typeof importRuns.$inferSelect & {
  requester: string;
  isSilent: boolean;
  course: { id: string; title: string; code: string } | null;
};
/** The id of the course that files are put into; null for those that become courses of their own. */
export type Target = string | null;
/** Whose turn it is: a run, and how often it has been begun by then. */
export type Turn = Pick<ImportRunRow, 'id' | 'tries'>;

const listed = (db: Db | Tx) =>
  db
    .select(COLUMNS)
    .from(importRuns)
    .innerJoin(users, eq(users.id, importRuns.requestedBy))
    .leftJoin(courses, eq(courses.id, importRuns.courseId));

const isFor = (target: Target) =>
  target === null
    ? eq(importRuns.makesCourse, true)
    : and(eq(importRuns.courseId, target), eq(importRuns.makesCourse, false));

/** Newest first. */
export const listRuns = (db: Db | Tx, target: Target, limit: number): Promise<ImportRunRow[]> =>
  listed(db).where(isFor(target)).orderBy(desc(importRuns.id)).limit(limit);

export const findOpenRun = async (db: Db | Tx, courseId: string): Promise<ImportRunRow | undefined> => {
  const [row] = await listed(db).where(and(isFor(courseId), isOpen));
  return row;
};

export const findRun = async (db: Db | Tx, id: string): Promise<ImportRunRow | undefined> => {
  const [row] = await listed(db).where(eq(importRuns.id, id));
  return row;
};

/** False while another file is put into this course. */
export const insertRun = async (
  db: Tx,
  row: Pick<ImportRunRow, 'id' | 'courseId' | 'file' | 'bytesId' | 'requestedBy' | 'requestedAt'>,
): Promise<boolean> => {
  const inserted = await db
    .insert(importRuns)
    .values({ ...row, makesCourse: row.courseId === null, toldAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: importRuns.id });
  return inserted.length > 0;
};

/** Takes a run that waits, or that nobody works on any more. */
export const beginRun = async (db: Tx, id: string) => {
  const [run] = await db
    .update(importRuns)
    .set({ tries: sql`${importRuns.tries} + 1`, toldAt: sql`now()`, stored: 0, toStore: 0 })
    .where(and(eq(importRuns.id, id), isOpen, or(eq(importRuns.tries, 0), isSilent)))
    .returning();
  return run;
};

const isTurn = ({ id, tries }: Turn) => and(eq(importRuns.id, id), eq(importRuns.tries, tries), isOpen);

export const tellRun = (db: Db | Tx, turn: Turn, progress: { stored: number; toStore: number }) =>
  db
    .update(importRuns)
    .set({ ...progress, toldAt: sql`now()` })
    .where(isTurn(turn));

/** False where it is somebody else's by now, or over. */
export const finishRun = async (
  db: Tx,
  turn: Turn,
  outcome: { report: ImportReport; courseId: string } | { problem: string },
): Promise<boolean> => {
  const finished = await db
    .update(importRuns)
    .set({ ...outcome, finishedAt: sql`now()` })
    .where(isTurn(turn))
    .returning({ id: importRuns.id });
  return finished.length > 0;
};

export const listSilentRuns = (db: Tx): Promise<{ runId: string }[]> =>
  db.select({ runId: importRuns.id }).from(importRuns).where(isSilent);

/** False where there is none that is over. */
export const deleteRun = async (
  db: Tx,
  run: { target: Target; runId: string },
): Promise<string | undefined> => {
  const [deleted] = await db
    .delete(importRuns)
    .where(and(eq(importRuns.id, run.runId), isFor(run.target), sql`${importRuns.finishedAt} is not null`))
    .returning({ file: importRuns.file });
  return deleted?.file;
};
