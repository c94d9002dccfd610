import type { Connection, Pool } from '#server/platform/db/pool.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { BackupError, NotNowError } from '../backup-error.ts';
import type { BackupHeader, BackupReader } from './backup-format.ts';
import {
  asOne,
  continueSequences,
  countRows,
  emptyTable,
  insertRows,
  listTables,
  schemaVersion,
  setTriggers,
  type Table,
} from './tables.repository.ts';

const AT_ONCE = 500;
const STAND_IN = 'sandbox_gateway.';
/** What a fresh database has of its own; the backup's take its place. */
const FURNISHED = new Set(['public.catalogue_version', 'public.settings', 'sandbox_gateway.settings']);

export type Restoring = {
  /** Of an empty, migrated database. */
  pool: Pool;
  files: Storage;
  /** What the stand-in gateway remembers is left out. */
  withoutStandIn?: boolean;
};
export type Restored = { rows: number; files: number };

/** Whether the stand-in gateway's tables are in it. */
export const hasStandIn = ({ tables }: BackupHeader): boolean => tables.some(isOfStandIn);
const isOfStandIn = ({ name }: Pick<Table, 'name'>): boolean => name.startsWith(STAND_IN);

/** All or nothing; files that came with what is not restored after all are removed again. */
export const restoreBackup = async (restoring: Restoring, reader: BackupReader): Promise<Restored> => {
  const { pool, files } = restoring;
  const added: string[] = [];
  const client = await pool.connect();
  try {
    return await asOne(client, async () => {
      const rows = await restoreRows(client, restoring, reader);
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

const restoreRows = async (
  client: Connection,
  { withoutStandIn = false }: Restoring,
  { header, take }: BackupReader,
): Promise<number> => {
  const isLeftOut = (table: Table) => withoutStandIn && isOfStandIn(table);
  const wanted = header.tables.filter((table) => !isLeftOut(table));
  await requireFitting(client, { ...header, tables: wanted });
  for (const { name } of wanted) if (FURNISHED.has(name)) await emptyTable(client, name);
  for (const table of header.tables) {
    if (isLeftOut(table)) await skip(table.rows, take);
    else await restoreTable(client, table, take);
  }
  return wanted.reduce((sum, table) => sum + table.rows, 0);
};

const skip = async (rows: number, take: BackupReader['take']): Promise<void> => {
  for (let left = rows; left > 0; left -= AT_ONCE) await take(Math.min(left, AT_ONCE));
};

const restoreTable = async (
  client: Connection,
  table: BackupHeader['tables'][number],
  take: BackupReader['take'],
): Promise<void> => {
  await setTriggers(client, table.name, 'DISABLE');
  for (let left = table.rows; left > 0; left -= AT_ONCE)
    await insertRows(client, table, await take(Math.min(left, AT_ONCE)));
  await setTriggers(client, table.name, 'ENABLE');
  await continueSequences(client, table.name);
};

/** The names in the file become part of statements only after they were found to be the database's own. */
const requireFitting = async (
  client: Connection,
  { schema, tables }: Pick<BackupHeader, 'schema' | 'tables'>,
): Promise<void> => {
  const present = await listTables(client);
  const isSame = tables.every((table) => present.some((one) => areAlike(one, table)));
  if (schema !== (await schemaVersion(client)) || !isSame) {
    throw new NotNowError(
      'This backup was made by another version of the academy: restore it with that version, then upgrade.',
    );
  }
  for (const { name } of present) {
    if (!FURNISHED.has(name) && (await countRows(client, name)) > 0)
      throw new BackupError('This database is not empty: a backup is restored into a new one only.');
  }
};

const areAlike = (one: Table, other: Table): boolean =>
  one.name === other.name && one.columns.join() === other.columns.join();
