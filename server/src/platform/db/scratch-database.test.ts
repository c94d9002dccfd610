import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import { ScratchDatabaseError, withScratchDatabase } from './scratch-database.ts';
import { withDatabase } from './with-database.ts';

const PREFIX = 'academy_try';
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** Of this test's own database: others on the server leave theirs. */
const leftovers = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1 || (
       SELECT oid FROM pg_database WHERE datname = current_database()) || '_')`,
    [`${PREFIX}_`],
  );
  return rows.map(({ name }) => name);
};

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(statement);
  return { client, rows };
};

test('a scratch database is empty, is another one, and is gone after', async () => {
  const name = await withScratchDatabase(database.url, PREFIX, async (url) => {
    const { client, rows } = await ask(
      url,
      'SELECT current_database() AS name, count(*) FROM pg_tables WHERE schemaname = $$public$$',
    );
    await client.end();
    expect(rows).toEqual([{ name: (await leftovers())[0], count: '0' }]);
    return rows[0].name as string;
  });
  expect(name).toMatch(/^academy_try_\d+_[0-9a-f]{16}$/);
  expect(await leftovers()).toEqual([]);
});

test('it is gone also where the work fails and leaves a connection open', async () => {
  const failing = withScratchDatabase(database.url, PREFIX, async (url) => {
    await ask(url, 'SELECT 1');
    throw new Error('the work failed');
  });
  await expect(failing).rejects.toThrow('the work failed');
  expect(await leftovers()).toEqual([]);
});

test('what a dead run has left is dropped by the next, and what a living one uses is not', async () => {
  await withScratchDatabase(database.url, PREFIX, async (living) => {
    const [mine = ''] = await leftovers();
    const dead = mine.replace(/.{16}$/, '0123456789abcdef');
    await database.pool.query(`CREATE DATABASE ${dead}`);
    await withScratchDatabase(database.url, PREFIX, async () => {
      const there = await leftovers();
      expect(there).toHaveLength(2);
      expect(there).toContain(mine);
      expect(there).not.toContain(dead);
    });
    const { client, rows } = await ask(living, 'SELECT 1 AS one');
    await client.end();
    expect(rows).toEqual([{ one: 1 }]);
  });
});

test('an academy on the same server does not take the scratch database of another for a dead run’s', async () => {
  const other = await freshDatabase();
  try {
    await withScratchDatabase(database.url, PREFIX, async (url) => {
      await withScratchDatabase(other.url, PREFIX, async () => undefined);
      const { client } = await ask(url, 'SELECT 1');
      await client.end();
    });
  } finally {
    await other.close();
  }
});

test('a role that may not create databases is told so', async () => {
  const role = `academy_poor_${process.pid}`;
  await database.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'poor'`);
  try {
    const url = new URL(database.url);
    url.username = role;
    url.password = 'poor';
    const refused = withScratchDatabase(url.href, PREFIX, async () => undefined);
    await expect(refused).rejects.toThrow(ScratchDatabaseError);
    await expect(refused).rejects.toThrow('CREATEDB');
  } finally {
    await database.pool.query(`DROP ROLE ${role}`);
  }
});

test('a database’s address keeps everything but its name', () => {
  expect(withDatabase('postgresql://me:pw@%2Ftmp%2Fsocket:5432/postgres?sslmode=require', 'other')).toBe(
    'postgresql://me:pw@%2Ftmp%2Fsocket:5432/other?sslmode=require',
  );
});
