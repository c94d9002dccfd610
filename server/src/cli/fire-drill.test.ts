import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { typeCommand } from '#server/testing/typed-commands.ts';
import { clearScratchDatabase, withScratchDatabase } from '../drill/scratch-database.repository.ts';

/** What the drill is known to play: who takes one away says so here. */
const SCENARIOS = [
  'message-twice-at-once',
  'message-never',
  'message-before-return',
  'message-after-days',
  'messages-in-wrong-order',
  'message-forged',
  'message-altered',
  'message-too-old',
  'message-names-wrong-amount',
  'message-names-wrong-currency',
  'message-names-other-order',
  'return-never',
  'return-twice-elsewhere',
  'return-with-made-up-name',
  'declined-then-paid',
  'expired-then-paid',
  'paid-late-seat-left',
  'paid-late-no-seat',
  'last-seat-two-payers',
  'paid-twice-two-ways',
  'page-answer-lost',
  'gateway-busy',
  'gateway-refuses',
  'gateway-answers-rubbish',
  'gateway-hangs',
  'gateway-fails-on-return',
  'charged-too-little',
  'charged-in-dollars',
  'process-dies-while-settling',
  'refund-answer-lost',
  'refund-refused-at-first',
  'refund-refused-for-good',
  'refund-twice-at-once',
];

const database = given(freshDatabase);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

const drill = (...args: string[]) => typeCommand(folder, ['fire-drill', ...args], { on: database });
const named = (said: string, verdict: RegExp): string[] =>
  said.split('\n').flatMap((line) => new RegExp(`^${verdict.source} +([\\w-]+) `).exec(line)?.[1] ?? []);
const rowsOf = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query(`select count(*)::int as n from ${table}`);
  return rows[0].n;
};
const SCRATCH = () => `${new URL(database.url).pathname.slice(1, 46)}_fire_drill`;
const scratchDatabases = async (): Promise<unknown[]> =>
  (await database.pool.query('select 1 from pg_database where datname = $1', [SCRATCH()])).rows;

test('every misbehaviour holds, and the academy has nothing of it in its own books', async () => {
  const { code, said, complained } = await drill();
  expect(named(said, /DID NOT HOLD/), said).toEqual([]);
  expect(named(said, /held/)).toEqual(SCENARIOS);
  expect(said).toContain(`${SCENARIOS.length} of ${SCENARIOS.length} held.\nBooks: verified.`);
  expect([code, complained]).toEqual([0, '']);
  expect([await rowsOf('users'), await rowsOf('orders'), await rowsOf('captures')]).toEqual([0, 0, 0]);
  expect(await scratchDatabases()).toEqual([]);
}, 120_000);

test('a mistake that is planted turns scenarios and books red', async () => {
  const { code, said } = await drill('--plant-mistake');
  expect(code).toBe(1);
  expect(named(said, /DID NOT HOLD/)).toEqual(['message-forged', 'message-altered', 'message-too-old']);
  expect(said).toContain('the order is: expected placed, found confirmed');
  expect(said).toMatch(
    /Books: WRONG.*\n {2}the gateway holds \d+ of AED, in minor units, and the books say \d+/,
  );
}, 120_000);

test('a second drill is told that one is under way', async () => {
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const first = withScratchDatabase(database.url, async () => {
    begin();
    await mayEnd;
  });
  await hasBegun;
  const { code, complained } = await drill();
  expect([code, complained]).toEqual([1, 'Another drill of this academy is under way.']);
  expect(await clearScratchDatabase(database.url)).toBe(false);
  end();
  await first;
  expect(await scratchDatabases()).toEqual([]);
});

test('what a drill has left that was cut short is removed, and nothing else that has its name', async () => {
  const cutShort = withScratchDatabase(database.url, () =>
    database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'academy fire drill' and datname = current_database()`),
  );
  await expect(cutShort).rejects.toThrow();
  expect(await scratchDatabases()).toHaveLength(1);
  expect(await clearScratchDatabase(database.url)).toBe(true);
  expect(await scratchDatabases()).toEqual([]);

  await database.pool.query(`create database ${SCRATCH()} template template0`);
  expect(await clearScratchDatabase(database.url)).toBe(true);
  expect(await scratchDatabases()).toHaveLength(1);
  await database.pool.query(`drop database ${SCRATCH()}`);
});

test('a role that may not create databases is told how it may', async () => {
  const url = new URL(database.url);
  const role = 'academy_without_createdb';
  await database.pool.query(`create role ${role} login password 'drill'`);
  try {
    [url.username, url.password] = [role, 'drill'];
    await expect(withScratchDatabase(url.href, async () => undefined)).rejects.toThrow(
      `ALTER ROLE ${role} CREATEDB;`,
    );
  } finally {
    await database.pool.query(`drop role ${role}`);
  }
});
