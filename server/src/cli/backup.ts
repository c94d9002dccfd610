import { stat } from 'node:fs/promises';
import type { Connection } from '#server/platform/db/pool.ts';
import { writeBackup } from './backup-file.ts';
import { type Command, CommandError, requireOnly } from './command.ts';
import {
  asSnapshot,
  countRows,
  listTables,
  readRows,
  schemaVersion,
  type Table,
} from './tables.repository.ts';
import { atWork } from './workplace.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: '<file>',
  summary:
    'Write everything but waiting jobs into one file, as it is at one moment, also beside a running server',
  run: async (terminal, args) => {
    const file = requireOnly(args, 'the file to write');
    return atWork(terminal, async ({ pool }) => {
      const client = await pool.connect();
      try {
        const rows = await asSnapshot(client, () => write(client, file));
        terminal.say(`Wrote ${rows} rows into ${file} (${(await stat(file)).size} bytes).`);
        return 0;
      } finally {
        client.release();
      }
    });
  },
};

const write = async (client: Connection, file: string): Promise<number> => {
  const schema = await schemaVersion(client);
  if (!schema) throw new CommandError('There is nothing to back up: this database holds no academy.');
  const tables: (Table & { rows: number })[] = [];
  for (const table of await listTables(client))
    tables.push({ ...table, rows: await countRows(client, table.name) });
  const facts = { madeAt: new Date().toISOString(), schema, tables };
  await writeBackup(file, facts, rowsOf(client, tables));
  return tables.reduce((sum, { rows }) => sum + rows, 0);
};

async function* rowsOf(client: Connection, tables: readonly Table[]) {
  for (const { name } of tables) yield* readRows(client, name);
}
