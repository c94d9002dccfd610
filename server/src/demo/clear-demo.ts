import type { Db } from '#server/platform/db/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { listPaperKeys } from '../modules/certification/index.ts';
import { clearFiles } from '../modules/media/index.ts';
import { emptyTables } from './wipe.repository.ts';

/** Removes everything, files included. */
export const clearDemo = async (db: Db, storage: Storage): Promise<void> => {
  for (const key of await listPaperKeys(db)) await storage.remove(key);
  await clearFiles(db, storage);
  await emptyTables(db);
};
