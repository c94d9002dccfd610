import type { Db } from '#server/platform/db/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { listFiles } from './files.repository.ts';
import { removeBytes } from './stored-bytes.ts';

/** Removes the bytes of every file, before their rows go with all others. */
export const clearFiles = async (db: Db, storage: Storage): Promise<void> => {
  for (const file of await listFiles(db)) await removeBytes(storage, file);
};
