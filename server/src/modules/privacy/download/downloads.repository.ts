import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { dataDownloads } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Part } from './parts.ts';

export type StoredDownload = typeof dataDownloads.$inferSelect;

/** How long what was asked for can be taken along. */
const OPEN_MS = 60 * 60_000;
export const openUntil = ({ askedAt }: Pick<StoredDownload, 'askedAt'>): Date =>
  new Date(askedAt.getTime() + OPEN_MS);

/** What was asked for before gives way. */
export const replaceDownloads = async (
  db: Tx,
  { userId, askedAt, parts }: Pick<StoredDownload, 'userId' | 'askedAt'> & { parts: readonly Part[] },
): Promise<void> => {
  await db.delete(dataDownloads).where(eq(dataDownloads.userId, userId));
  const rows = parts.map((part, at) => ({ id: uuidv7(), userId, askedAt, part: at + 1, ...part }));
  await db.insert(dataDownloads).values(rows);
};

export const listDownloads = (db: Tx | Db, userId: string): Promise<StoredDownload[]> =>
  db.select().from(dataDownloads).where(eq(dataDownloads.userId, userId)).orderBy(asc(dataDownloads.part));

/** One that its person can still take along is begun, also once more. */
export const startDownload = async (
  db: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<StoredDownload | undefined> => {
  const isOpen = gt(dataDownloads.askedAt, new Date(now.getTime() - OPEN_MS));
  const [started] = await db
    .update(dataDownloads)
    .set({ startedAt: now, packed: 0, endedAt: null })
    .where(and(eq(dataDownloads.id, id), eq(dataDownloads.userId, userId), isOpen))
    .returning();
  return started;
};

export const countPacked = (db: Db, id: string) =>
  db
    .update(dataDownloads)
    .set({ packed: sql`${dataDownloads.packed} + 1` })
    .where(eq(dataDownloads.id, id));

export const endDownload = (db: Db, id: string, endedAt: Date) =>
  db.update(dataDownloads).set({ endedAt }).where(eq(dataDownloads.id, id));

export const deleteDownloads = (db: Tx, userId: string) =>
  db.delete(dataDownloads).where(eq(dataDownloads.userId, userId));
