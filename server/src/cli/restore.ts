import Fastify from 'fastify';
import type { Connection } from '#server/platform/db/pool.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { verifyBooks } from '../verify-books.ts';
import { type BackupHeader, type BackupReader, readBackup } from './backup-file.ts';
import { type Command, CommandError, requireOnly, requireSandbox, type Terminal } from './command.ts';
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
import { tellLedger } from './verify-ledger.ts';
import { atMigratedWork, type Workplace } from './workplace.ts';

const AT_ONCE = 500;
const STAND_IN = 'sandbox_gateway.';
/** What a fresh database has of its own; the backup's take its place. */
const FURNISHED = new Set(['public.catalogue_version', 'public.settings', 'sandbox_gateway.settings']);

export const restoreCommand: Command = {
  name: 'restore',
  usage: '<file>',
  summary: 'Fill an empty database from a backup, all or nothing, then check the ledger',
  run: async (terminal, args) => {
    const file = requireOnly(args, 'the file to read');
    return readBackup(file, (reader) =>
      atMigratedWork(terminal, async (place) => {
        await prepareStandIn(terminal, place, reader.header);
        const files = await restoreWith(place, reader);
        const rows = reader.header.tables.reduce((sum, table) => sum + table.rows, 0);
        terminal.say(`Restored ${rows} rows and ${files} files of ${reader.header.madeAt}.`);
        return tellLedger(terminal, await verifyBooks(place.database));
      }),
    );
  },
};

const restoreWith = async ({ pool, config, dataDir }: Workplace, reader: BackupReader): Promise<number> => {
  const storage = openStorage(config, dataDir);
  const added: string[] = [];
  const client = await pool.connect();
  try {
    return await asOne(client, async () => {
      await restoreRows(client, reader);
      return restoreFiles(storage, reader, added);
    });
  } catch (error) {
    for (const key of added) await storage.remove(key);
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

const restoreRows = async (client: Connection, reader: BackupReader): Promise<void> => {
  await requireFitting(client, reader.header);
  for (const { name } of reader.header.tables) if (FURNISHED.has(name)) await emptyTable(client, name);
  for (const table of reader.header.tables) {
    await setTriggers(client, table.name, 'DISABLE');
    for (let left = table.rows; left > 0; left -= AT_ONCE)
      await insertRows(client, table, await reader.take(Math.min(left, AT_ONCE)));
    await setTriggers(client, table.name, 'ENABLE');
    await continueSequences(client, table.name);
  }
};

/** The names in the file become part of statements only after they were found to be the database's own. */
const requireFitting = async (client: Connection, { schema, tables }: BackupHeader): Promise<void> => {
  const present = await listTables(client);
  const isSame = tables.every((table) => present.some((one) => areAlike(one, table)));
  if (schema !== (await schemaVersion(client)) || !isSame) {
    throw new CommandError(
      'This backup was made by another version of the academy: restore it with that version, then upgrade.',
    );
  }
  for (const { name } of present) {
    if (!FURNISHED.has(name) && (await countRows(client, name)) > 0)
      throw new CommandError('This database is not empty: a backup is restored into a new one only.');
  }
};

const areAlike = (one: Table, other: Table): boolean =>
  one.name === other.name && one.columns.join() === other.columns.join();

/** The stand-in gateway makes its own tables, when it starts. */
const prepareStandIn = async (
  terminal: Terminal,
  { pool, secrets }: Workplace,
  { tables }: BackupHeader,
): Promise<void> => {
  if (!tables.some(({ name }) => name.startsWith(STAND_IN))) return;
  const server = Fastify();
  const keys = { apiKey: secrets.SANDBOX_API_KEY, secret: secrets.SANDBOX_SECRET };
  await server.register(requireSandbox(terminal), { pool, ...keys, webhookUrl: 'http://127.0.0.1:9/' });
  await server.close();
};
