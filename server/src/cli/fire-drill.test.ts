import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { typeCommand } from '#server/testing/typed-commands.ts';

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
const scratchDatabases = async (): Promise<unknown[]> => {
  const name = `${new URL(database.url).pathname.slice(1, 46)}_fire_drill`;
  return (await database.pool.query('select 1 from pg_database where datname = $1', [name])).rows;
};

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

test('a drill that was cut short leaves a database that the next one removes', async () => {
  const [{ withScratchDatabase }, { promise, resolve }] = [
    await import('../drill/scratch-database.repository.ts'),
    Promise.withResolvers<void>(),
  ];
  const started = Promise.withResolvers<void>();
  const first = withScratchDatabase(database.url, async () => {
    started.resolve();
    await promise;
  });
  await started.promise;
  expect((await drill()).complained).toBe('Another drill of this academy is under way.');
  expect(await scratchDatabases()).toHaveLength(1);
  resolve();
  await first;
  expect(await scratchDatabases()).toEqual([]);
}, 120_000);
