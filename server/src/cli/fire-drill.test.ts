import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { typeCommand } from '#server/testing/typed-commands.ts';
import { clearDrillDatabases, withDrillDatabase } from '../drill/drill-database.repository.ts';

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
/** Other academies on the server have drills of their own. */
const startOfNames = async (): Promise<string> => {
  const { rows } = await database.pool.query(
    'select oid from pg_database where datname = current_database()',
  );
  return `academy_fire_drill_${rows[0].oid}_`;
};
const drillDatabases = async (): Promise<unknown[]> =>
  (
    await database.pool.query('select 1 from pg_database where starts_with(datname, $1)', [
      await startOfNames(),
    ])
  ).rows;

test('every misbehaviour holds, and the academy has nothing of it in its own books', async () => {
  const { code, said, complained } = await drill();
  expect(named(said, /DID NOT HOLD/), said).toEqual([]);
  expect(named(said, /held/)).toEqual(SCENARIOS);
  expect(said).toContain(`${SCENARIOS.length} of ${SCENARIOS.length} held.\nBooks: verified.`);
  expect([code, complained]).toEqual([0, '']);
  expect([await rowsOf('users'), await rowsOf('orders'), await rowsOf('captures')]).toEqual([0, 0, 0]);
  expect(await drillDatabases()).toEqual([]);
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
  const first = withDrillDatabase(database.url, async () => {
    begin();
    await mayEnd;
  });
  await hasBegun;
  const { code, complained } = await drill();
  expect([code, complained]).toEqual([1, 'Another drill of this academy is under way.']);
  expect(await clearDrillDatabases(database.url)).toBe(false);
  end();
  await first;
  expect(await drillDatabases()).toEqual([]);
});

test('what a drill has left that was cut short is removed', async () => {
  await database.pool.query(`create database ${await startOfNames()}0123456789abcdef`);
  expect(await drillDatabases()).toHaveLength(1);
  expect(await clearDrillDatabases(database.url)).toBe(true);
  expect(await drillDatabases()).toEqual([]);
});

test('a role that may not create databases is told how it may', async () => {
  const url = new URL(database.url);
  const role = 'academy_without_createdb';
  await database.pool.query(`create role ${role} login password 'drill'`);
  try {
    [url.username, url.password] = [role, 'drill'];
    await expect(withDrillDatabase(url.href, async () => undefined)).rejects.toThrow(
      `ALTER ROLE ${role} CREATEDB;`,
    );
  } finally {
    await database.pool.query(`drop role ${role}`);
  }
});
