import type { Db, Tx } from '#server/platform/db/database.ts';
import { listFiles } from './files.repository.ts';
import { keyOf } from './stored-bytes.ts';

/** Where the bytes of all files are, of the smaller copies of pictures too. */
export const listStoredKeys = async (db: Tx | Db): Promise<string[]> => {
  const files = await listFiles(db);
  return files.flatMap((file) => [keyOf(file), ...file.widths.map((width) => keyOf(file, width))]);
};
