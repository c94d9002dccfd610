import { stat } from 'node:fs/promises';
import type { Connection } from '#server/platform/db/pool.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { listStoredKeys } from '../modules/media/index.ts';
import { type BackupFile, writeBackup } from './backup-file.ts';
import { type Command, CommandError, requireOnly } from './command.ts';
import {
  asSnapshot,
  countRows,
  listTables,
  readRows,
  schemaVersion,
  type Table,
} from './tables.repository.ts';
import { atWork, type Workplace } from './workplace.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: '<file>',
  summary:
    'Write everything but waiting jobs into one file, uploaded files included where no bucket has them; also beside a running server',
  run: async (terminal, args) => {
    const file = requireOnly(args, 'the file to write');
    return atWork(terminal, async (place) => {
      const client = await place.pool.connect();
      try {
        const { rows, files, missing } = await asSnapshot(client, () => write(client, place, file));
        const { size } = await stat(file);
        terminal.say(`Wrote ${rows} rows and ${files} files into ${file} (${size} bytes).`);
        if (missing.length > 0) terminal.complain(`Not found, and not in it: ${missing.join(', ')}`);
        return 0;
      } finally {
        client.release();
      }
    });
  },
};

const write = async (client: Connection, place: Workplace, file: string) => {
  const schema = await schemaVersion(client);
  if (!schema) throw new CommandError('There is nothing to back up: this database holds no academy.');
  const tables: (Table & { rows: number })[] = [];
  for (const table of await listTables(client))
    tables.push({ ...table, rows: await countRows(client, table.name) });
  const facts = { madeAt: new Date().toISOString(), schema, tables };
  const keys = await keysOf(place, tables);
  const missing: string[] = [];
  await writeBackup(file, facts, { rows: rowsOf(client, tables), files: filesOf(place, keys, missing) });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: keys.length - missing.length, missing };
};

async function* rowsOf(client: Connection, tables: readonly Table[]) {
  for (const { name } of tables) yield* readRows(client, name);
}

/** A bucket is copied by who keeps it, and an older database has no files. */
const keysOf = async ({ config, database }: Workplace, tables: readonly Table[]): Promise<string[]> => {
  const hasFiles = tables.some(({ name }) => name === 'public.files');
  return hasFiles && !config.FILES_S3_BUCKET ? listStoredKeys(database) : [];
};

/** `missing` gets the keys of those that are not there. */
async function* filesOf(
  { config, dataDir }: Workplace,
  keys: readonly string[],
  missing: string[],
): AsyncGenerator<BackupFile> {
  const storage = openStorage(config, dataDir);
  for (const key of keys) {
    const found = await storage.read(key);
    if (found) yield { key, bytes: found.stream };
    else missing.push(key);
  }
}
