import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { publicIdOf } from '#contracts/file-rules.ts';
import { files } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type StoredFile = typeof files.$inferSelect;
/** What a file is called here, without the row. */
export type FileName = Pick<StoredFile, 'publicId' | 'extension'>;

/** Where a file is served. Its last two segments without the extension are its public id. */
export const fileUrl = ({ publicId, extension }: FileName): string => `/files/${publicId}.${extension}`;

/** Those of these addresses that are kept here, by address. */
export const findFiles = async (db: Tx | Db, urls: readonly string[]): Promise<Map<string, StoredFile>> => {
  const ids = urls.filter((url) => url.startsWith('/files/')).map(publicIdOf);
  const found = ids.length > 0 ? await db.select().from(files).where(inArray(files.publicId, ids)) : [];
  return new Map(found.map((file) => [fileUrl(file), file]));
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
