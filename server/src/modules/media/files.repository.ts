import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { publicIdOf } from '#contracts/course-office/file-rules.ts';
import { files } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type StoredFile = typeof files.$inferSelect;
/** What a file is called here, without the row. */
export type FileName = Pick<StoredFile, 'publicId' | 'extension'>;

/** Where a file is served. Its last two segments without the extension are its public id. */
export const fileUrl = ({ publicId, extension }: FileName): string => `/files/${publicId}.${extension}`;

const idsIn = (urls: readonly string[]): string[] =>
  urls.filter((url) => url.startsWith('/files/')).map(publicIdOf);
const byAddress = (found: StoredFile[]) => new Map(found.map((file) => [fileUrl(file), file]));

/** Those of these addresses that are kept here, by address. */
export const findFiles = async (db: Tx | Db, urls: readonly string[]): Promise<Map<string, StoredFile>> => {
  const ids = idsIn(urls);
  return byAddress(ids.length > 0 ? await db.select().from(files).where(inArray(files.publicId, ids)) : []);
};

/**
 * The same, as they stay until the transaction ends. In the order of their ids, so that nobody waits for somebody who
 * waits for them; whoever removes a file waits for these, and these for whoever is removing one.
 */
export const holdFiles = async (db: Tx, urls: readonly string[]): Promise<Map<string, StoredFile>> => {
  const ids = idsIn(urls);
  if (ids.length === 0) return new Map();
  return byAddress(
    await db.select().from(files).where(inArray(files.publicId, ids)).orderBy(asc(files.id)).for('key share'),
  );
};

/** A file that nobody can begin to show before the transaction ends. */
export const lockFile = async (db: Tx, publicId: string): Promise<StoredFile | undefined> => {
  const [file] = await db.select().from(files).where(eq(files.publicId, publicId)).for('update');
  return file;
};

export const insertFiles = (db: Tx, rows: StoredFile[]) => db.insert(files).values(rows);

export const deleteFile = async (db: Tx, publicId: string): Promise<StoredFile | undefined> => {
  const [row] = await db.delete(files).where(eq(files.publicId, publicId)).returning();
  return row;
};

export const listFiles = (db: Tx | Db): Promise<StoredFile[]> => db.select().from(files);

/** What was uploaded before an instant, in pages; `after` is the last id of the page before. */
export const listFilesBefore = (
  db: Tx | Db,
  { before, after, limit }: { before: Date; after: string | null; limit: number },
): Promise<StoredFile[]> =>
  db
    .select()
    .from(files)
    .where(and(lt(files.uploadedAt, before), after === null ? undefined : gt(files.id, after)))
    .orderBy(asc(files.id))
    .limit(limit);

export const hasFile = async (db: Tx | Db, publicId: string): Promise<boolean> => {
  const rows = await db.select({ id: files.id }).from(files).where(eq(files.publicId, publicId));
  return rows.length > 0;
};
