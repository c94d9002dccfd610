import type { Connection } from '#server/platform/db/pool.ts';
import { BackupError, NotNowError } from '../backup-error.ts';
import type { BackupReader } from './read-backup.ts';
import {
  continueSequences,
  countRows,
  emptyTable,
  insertRows,
  listTables,
  schemaVersion,
  setTriggers,
  type Table,
} from './tables.repository.ts';
import type { BackupHeader } from './write-backup.ts';

const AT_ONCE = 500;
const STAND_IN = 'sandbox_gateway.';
/** What a fresh database has of its own; the backup's take its place. */
const FURNISHED = new Set(['public.catalogue_version', 'public.settings', 'sandbox_gateway.settings']);

/** Whether the stand-in gateway's tables are in it. */
export const hasStandIn = ({ tables }: BackupHeader): boolean => tables.some(isOfStandIn);
const isOfStandIn = ({ name }: Pick<Table, 'name'>): boolean => name.startsWith(STAND_IN);

/** Returns how many there are. */
export const restoreRows = async (
  client: Connection,
  { header, take }: Pick<BackupReader, 'header' | 'take'>,
  { withoutStandIn }: { withoutStandIn: boolean },
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
