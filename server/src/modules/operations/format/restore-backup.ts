import type { Pool } from '#server/platform/db/pool.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { BackupReader } from './read-backup.ts';
import { restoreRows } from './restore-rows.ts';
import { asOne } from './tables.repository.ts';

export type Restoring = {
  /** Of an empty, migrated database. */
  pool: Pool;
  files: Storage;
  /** What the stand-in gateway remembers is left out. */
  withoutStandIn?: boolean;
};
export type Restored = { rows: number; files: number };

/** All or nothing; files that came with what is not restored after all are removed again. */
export const restoreBackup = async (
  { pool, files, withoutStandIn = false }: Restoring,
  reader: BackupReader,
): Promise<Restored> => {
  const added: string[] = [];
  const client = await pool.connect();
  try {
    return await asOne(client, async () => {
      const rows = await restoreRows(client, reader, { withoutStandIn });
      return { rows, files: await restoreFiles(files, reader, added) };
    });
  } catch (error) {
    for (const key of added) await files.remove(key);
    throw error;
  } finally {
    client.release();
  }
};

/** Answers how many there are; `added` gets the keys of those that were not there. */
const restoreFiles = async (storage: Storage, reader: BackupReader, added: string[]): Promise<number> => {
  let count = 0;
  for await (const { key, bytes } of reader.files()) {
    const present = await storage.read(key);
    present?.stream.destroy();
    if (!present) added.push(key);
    await storage.put(key, bytes);
    count += 1;
  }
  return count;
};
