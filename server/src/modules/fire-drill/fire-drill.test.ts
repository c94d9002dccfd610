import { beforeEach, expect, test } from 'vitest';
import { type FireDrillView, fireDrillEndpoints } from '#contracts/site/admin-fire-drill.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { fireDrillJobs } from './fire-drill.jobs.ts';
import { DrillRefused, type FireDrill } from './fire-drill.ports.ts';
import { fireDrillBindings } from './fire-drill.routes.ts';
import { tidyAfterDrill } from './tidy-after-drill.ts';

const HELD = { name: 'message-twice', happens: 'It comes twice', holds: 'it counts once', amiss: [] };
const AMISS = { ...HELD, amiss: [{ what: 'receipts', expected: '1', found: '2' }] };
const BOOKS = { checked: { captures: 3 }, problems: [] as string[] };

/** What the drill of this installation does: each test says. */
const drill: FireDrill = {
  scenarios: 2,
  run: async () => ({ results: [], books: BOOKS }),
  clear: async () => true,
};
const database = given(freshDatabase);
const world = given(() => testCalls(fireDrillBindings, { db: database.db, ports: { fireDrill: drill } }));
const admin = given(() => addUser(database.db, { role: 'admin', firstName: 'Grace', lastName: 'Hopper' }));

beforeEach(async () => {
  await database.pool.query('delete from fire_drills');
  drill.run = async (tell) => {
    for (const result of [HELD, HELD]) await tell(result);
    return { results: [HELD, HELD], books: BOOKS };
  };
});

const press = () => world.call(fireDrillEndpoints.startFireDrill, {}, admin);
const newest = async (): Promise<FireDrillView | undefined> => {
  const { answer } = await world.call(fireDrillEndpoints.listFireDrills, {}, admin);
  return fireDrillEndpoints.listFireDrills.response.parse(answer).drills[0];
};
const work = async () => {
  const data = world.jobs.findLast(({ name }) => name === 'play-fire-drill')?.data ?? {};
  await fireDrillJobs(world.jobDeps)[0]?.work(data);
};

test('is asked for, waits, is played once, and says who asked and what held', async () => {
  expect((await press()).status).toBe(200);
  expect(await newest()).toMatchObject({ state: 'waiting', requestedBy: 'Grace Hopper', results: [] });
  await work();
  await work();
  expect(await newest()).toMatchObject({ state: 'held', scenarios: 2, results: [HELD, HELD], books: BOOKS });
});

test('shows what is known so far while it runs, and a second press is told', async () => {
  drill.run = async (tell) => {
    await tell(AMISS);
    expect(await newest()).toMatchObject({ state: 'running', results: [AMISS], books: null });
    expect((await press()).answer).toMatchObject({ code: 'wrong-state', message: /under way already/ });
    return { results: [AMISS], books: BOOKS };
  };
  const pressed = await Promise.all([press(), press()]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  await work();
  expect(await newest()).toMatchObject({ state: 'failed' });
});

test('has failed where only the books are wrong', async () => {
  drill.run = async () => ({ results: [], books: { ...BOOKS, problems: ['a journal is off by 1'] } });
  await press();
  await work();
  expect(await newest()).toMatchObject({ state: 'failed' });
});

test('says in plain words why it could not begin, and keeps what went wrong inside to the log', async () => {
  drill.run = () => Promise.reject(new DrillRefused('The role may not create databases.'));
  await press();
  await work();
  expect(await newest()).toMatchObject({ state: 'refused', problem: 'The role may not create databases.' });
  drill.run = () => Promise.reject(new Error('secret'));
  await press();
  await work();
  expect(await newest()).toMatchObject({ state: 'refused', problem: /the log of the server/ });
});

test('is interrupted where its process has gone, and another can be asked for', async () => {
  await press();
  await database.pool.query(
    `update fire_drills set started_at = now(), told_at = now() - interval '3 minutes'`,
  );
  expect(await newest()).toMatchObject({ state: 'interrupted' });
  expect((await press()).status).toBe(200);
  expect(await newest()).toMatchObject({ state: 'waiting' });
});

test('a start closes the one that the last stop has cut short, and leaves one that waits or runs elsewhere', async () => {
  await press();
  await tidyAfterDrill(world.outer());
  expect(await newest()).toMatchObject({ state: 'waiting' });
  await database.pool.query('update fire_drills set started_at = now()');
  drill.clear = async () => false;
  await tidyAfterDrill(world.outer());
  expect(await newest()).toMatchObject({ state: 'running' });
  drill.clear = async () => true;
  await tidyAfterDrill(world.outer());
  expect(await newest()).toMatchObject({ state: 'interrupted' });
});

test('the last ten are kept', async () => {
  for (let drills = 0; drills < 11; drills++) {
    await press();
    await work();
  }
  expect((await database.pool.query('select 1 from fire_drills')).rowCount).toBe(10);
});
