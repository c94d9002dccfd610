import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { freshDatabase } from '../../testing/database.ts';
import { nameStatements } from './named-statements.ts';

const database = given(() => freshDatabase({ migrated: false }));
let client: pg.Client;

beforeEach(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Its own names: those of the process may be all given already, by tests before.
  nameStatements(client, new Map());
});
afterEach(() => client.end());

/** What drizzle sends: the text in an object, the values beside it. */
const send = async (text: string, values: unknown[]) => (await client.query({ text }, values)).rows;

/** What the connection keeps; asked without parameters, so the question is not among it. */
const prepared = async () =>
  (
    await client.query<{ name: string; statement: string; runs: number }>(
      'SELECT name, statement, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements',
    )
  ).rows;

describe('statements on a connection', () => {
  test('are prepared once for a text, whatever the values', async () => {
    const text = 'SELECT $1::int AS one';
    expect(await send(text, [1])).toEqual([{ one: 1 }]);
    expect(await send(text, [2])).toEqual([{ one: 2 }]);
    expect(await prepared()).toEqual([{ name: expect.any(String), statement: text, runs: 2 }]);
  });

  test('have a name for each text', async () => {
    await send('SELECT $1::int AS one', [1]);
    await send('SELECT $1::int AS other', [1]);
    expect(new Set((await prepared()).map(({ name }) => name)).size).toBe(2);
  });

  test('stay unnamed without parameters and as plain text', async () => {
    await client.query({ text: 'SELECT 1' });
    await send('SELECT 1', []);
    await client.query('SELECT $1::int', [1]);
    expect(await prepared()).toEqual([]);
  });

  test('keep the name they come with', async () => {
    await client.query({ name: 'its own', text: 'SELECT $1::int' }, [1]);
    expect(await prepared()).toMatchObject([{ name: 'its own' }]);
  });

  test('get no name any more once a thousand texts have one, and are answered all the same', async () => {
    for (let text = 0; text < 1_000; text++) await send(`SELECT $1::int + ${text} AS sum`, [1]);
    const known = await prepared();
    expect(known.length).toBeLessThanOrEqual(1_000);
    expect(await send('SELECT $1::int AS late', [7])).toEqual([{ late: 7 }]);
    expect(await send('SELECT $1::int + 0 AS sum', [7])).toEqual([{ sum: 7 }]);
    const after = await prepared();
    expect(after).toHaveLength(known.length);
    expect(after.find(({ statement }) => statement === 'SELECT $1::int + 0 AS sum')?.runs).toBe(2);
  });
});
