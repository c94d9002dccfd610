import { createDatabase, type Db } from '#server/platform/db/database.ts';
import type { Connection, Pool } from '#server/platform/db/pool.ts';
import type { Bytes, Storage } from '#server/platform/storage/storage.ts';
import { listPaperKeys } from '../../certification/index.ts';
import { listStoredKeys } from '../../media/index.ts';
import { BackupError, NotNowError } from '../backup-error.ts';
import {
  asSnapshot,
  countRows,
  isAlone,
  listTables,
  readRows,
  schemaVersion,
  type Table,
} from './tables.repository.ts';
import { type BackupFile, writeBackup } from './write-backup.ts';

export type Taking = {
  /** Nobody waits: its statements may take their time. */
  pool: Pool;
  /** The uploaded files that belong to it; null where a bucket has them, which is copied by who keeps it. */
  files: Storage | null;
  key: string | undefined;
  /** Keeps all of it or nothing. */
  put(bytes: Bytes): Promise<{ bytes: number }>;
};
/** `missing` are the keys of files that were not found. */
export type Taken = { rows: number; files: number; bytes: number; missing: string[] };

/** Everything but waiting jobs, at one moment, whatever others write meanwhile. Throws a `NotNowError` while another is being taken. */
export const takeBackup = async (taking: Taking): Promise<Taken> => {
  const client = await taking.pool.connect();
  try {
    if (!(await isAlone(client))) throw new NotNowError('Another backup is being made at this moment.');
    return await asSnapshot(client, () => take(client, taking));
  } finally {
    // Ends its session, and with it what it stood alone by.
    client.release(true);
  }
};

const take = async (client: Connection, { pool, files, key, put }: Taking): Promise<Taken> => {
  const schema = await schemaVersion(client);
  if (!schema) throw new BackupError('There is nothing to back up: this database holds no academy.');
  const tables: (Table & { rows: number })[] = [];
  for (const table of await listTables(client))
    tables.push({ ...table, rows: await countRows(client, table.name) });
  const facts = { madeAt: new Date().toISOString(), schema, tables };
  const keys = files ? await listKeys(createDatabase(pool), tables) : [];
  const missing: string[] = [];
  const contents = { rows: rowsOf(client, tables), files: filesOf(files, keys, missing) };
  const { bytes } = await put(writeBackup(facts, contents, key));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: keys.length - missing.length, bytes, missing };
};

/** Of what lies in the store. An older database has no files, or no certificates. */
const listKeys = async (db: Db, tables: readonly Table[]): Promise<string[]> => {
  const has = (table: string) => tables.some(({ name }) => name === `public.${table}`);
  return [
    ...(has('files') ? await listStoredKeys(db) : []),
    ...(has('certificates') ? await listPaperKeys(db) : []),
  ];
};

async function* rowsOf(client: Connection, tables: readonly Table[]) {
  for (const { name } of tables) yield* readRows(client, name);
}

/** `missing` gets the keys of those that are not there. */
async function* filesOf(
  storage: Storage | null,
  keys: readonly string[],
  missing: string[],
): AsyncGenerator<BackupFile> {
  for (const key of keys) {
    const found = await storage?.read(key);
    if (found) yield { key, bytes: found.stream };
    else missing.push(key);
  }
}
