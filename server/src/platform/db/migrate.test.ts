import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { freshDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';

const database = given(() => freshDatabase({ migrated: false }));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
  await mkdir(join(folder, 'meta'));
  const entries: object[] = [];
  for (const [tag, text] of [
    ['0000_first', "CREATE TABLE runs (step text); INSERT INTO runs VALUES ('first');"],
    ['0001_second', "SELECT pg_sleep(0.3); --> statement-breakpoint\nINSERT INTO runs VALUES ('second');"],
  ] as const) {
    await writeFile(join(folder, `${tag}.sql`), text);
    entries.push({ idx: entries.length, version: '7', when: 1_000 + entries.length, tag, breakpoints: true });
  }
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function migrateInAnotherProcess(): Promise<number> {
  const script = `
    import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))};
    await migrate(${JSON.stringify(database.url)}, ${JSON.stringify(folder)});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code;
}

describe('migrations', () => {
  test('run once when several processes start together, and not again', async () => {
    expect(await Promise.all([migrateInAnotherProcess(), migrateInAnotherProcess()])).toEqual([0, 0]);
    await migrate(database.url, folder);
    const { rows } = await database.pool.query('SELECT step FROM runs ORDER BY step');
    expect(rows).toEqual([{ step: 'first' }, { step: 'second' }]);
  });

  test('give up on a table that is in use instead of stopping everybody behind them', async () => {
    await writeFile(join(folder, '0002_third.sql'), 'ALTER TABLE runs ADD COLUMN more text;');
    const entry = { idx: 2, version: '7', when: 2_000, tag: '0002_third', breakpoints: true };
    await writeFile(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
    );
    const reader = await database.pool.connect();
    await reader.query('BEGIN; SELECT * FROM runs');
    await expect(migrate(database.url, folder)).rejects.toMatchObject({ cause: { code: '55P03' } });
    await reader.query('ROLLBACK');
    reader.release();
    await migrate(database.url, folder);
    expect((await database.pool.query('SELECT more FROM runs')).rowCount).toBe(2);
  });
});
