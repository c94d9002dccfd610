import { stat } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import { writeBackup } from './backup-file.ts';
import { type Command, requireOnly } from './command.ts';
import {
  asSnapshot,
  countRows,
  listTables,
  readRows,
  schemaVersion,
  type Table,
} from './tables.repository.ts';
import { atMigratedWork } from './workplace.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: '<file>',
  summary:
    'Write everything but waiting jobs into one file, as it is at one moment, also beside a running server',
  run: async (terminal, args) => {
    const file = requireOnly(args, 'the file to write');
    return atMigratedWork(terminal, async ({ pool }) => {
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

const write = async (client: PoolClient, file: string): Promise<number> => {
  const tables: (Table & { rows: number })[] = [];
  for (const table of await listTables(client))
    tables.push({ ...table, rows: await countRows(client, table.name) });
  const facts = { madeAt: new Date().toISOString(), schema: await schemaVersion(client), tables };
  await writeBackup(file, facts, rowsOf(client, tables));
  return tables.reduce((sum, { rows }) => sum + rows, 0);
};

async function* rowsOf(client: PoolClient, tables: readonly Table[]) {
  for (const { name } of tables) yield* readRows(client, name);
}
