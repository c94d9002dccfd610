import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminRetentionEndpoints as calls, type RetentionDue } from '#contracts/people/admin-retention.ts';
import { erasureWarnings, retentionRuns, users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { markSeen } from '#server/testing/people/add-unused.ts';
import { createErasureWorld } from '#server/testing/people/erasure-world.ts';
import { addUser } from '#server/testing/test-world.ts';
import type { User } from '../../identity/index.ts';

const LONG_AGO = new Date('2015-03-10T10:00:00Z');
const FIRST_NIGHT = new Date('2027-03-01T01:00:00Z');
const LAST_DAY = '31 March 2027';
const database = given(freshDatabase);
const world = givenEach(() => createErasureWorld(database.db));
const admin = givenEach(() => addUser(database.db, { role: 'admin' }));

const unused = () => addUser(database.db, { lastSeenAt: LONG_AGO, createdAt: LONG_AGO });
const choose = (isEnabled: boolean) =>
  world.academy.call(calls.changeRetention, { name: 'accounts', months: 60, isEnabled }, admin);
const dueNow = async (): Promise<RetentionDue | undefined> => {
  const { answer } = await world.academy.call(calls.dryRunRetention, {}, admin);
  return calls.dryRunRetention.response.parse(answer).due.find(({ name }) => name === 'accounts');
};
/** What the run of a night did, so many days after the first, and what the dry run had said of it. */
const night = async (days: number) => {
  world.now = new Date(FIRST_NIGHT.getTime() + days * 86_400_000);
  const said = await dueNow();
  await world.night();
  await world.workOff();
  const { answer } = await world.academy.call(calls.getRetention, {}, admin);
  const { rows, warned } = calls.getRetention.response.parse(answer).runs[0] ?? {};
  expect({ rows, warned }).toEqual({ rows: said?.rows, warned: said?.warning?.owed });
  return { erased: rows, warned, waiting: said?.warning?.waiting };
};
const isErased = async ({ id }: User) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0]?.erasedAt !== null;
const subjectsTo = ({ email }: User) => world.subjectsTo(email);
const ANNOUNCED = `Your account will be deleted after ${LAST_DAY}`;

beforeEach(async () => {
  // Nobody of an earlier test is due.
  await markSeen(database.db);
  for (const table of [erasureWarnings, retentionRuns]) await database.db.delete(table);
  world.now = FIRST_NIGHT;
  await choose(true);
});

describe('an account that nobody uses', () => {
  test('is erased once its person was told by letter, and thirty days have passed', async () => {
    const person = await unused();
    expect(await night(0)).toEqual({ erased: 0, warned: 1, waiting: 0 });
    expect(subjectsTo(person)).toEqual([ANNOUNCED]);
    expect(world.sent.find(({ to }) => to === person.email)?.text).toMatch(
      /unless you log in by then[\s\S]*\/login/,
    );
    expect(await night(1)).toEqual({ erased: 0, warned: 0, waiting: 1 });
    expect(await night(30)).toEqual({ erased: 0, warned: 0, waiting: 1 });
    expect(await isErased(person)).toBe(false);
    expect(await night(31)).toEqual({ erased: 1, warned: 0, waiting: 0 });
    expect(await isErased(person)).toBe(true);
    expect(subjectsTo(person)).toEqual([ANNOUNCED, 'Your account is erased']);
    expect(await database.db.$count(erasureWarnings)).toBe(0);
  });

  test('stays for good where its person logs in, however late', async () => {
    const person = await unused();
    await night(0);
    const lastSeenAt = new Date(FIRST_NIGHT.getTime() + 30 * 86_400_000);
    await database.db.update(users).set({ lastSeenAt }).where(eq(users.id, person.id));
    expect(await night(31)).toEqual({ erased: 0, warned: 0, waiting: 0 });
    // Years later they are asked anew, and have as long as before.
    expect(await night(6 * 366)).toEqual({ erased: 0, warned: 1, waiting: 0 });
    expect(await night(6 * 366 + 31)).toMatchObject({ erased: 1 });
  });

  test('is not written to where its person is here before the letter leaves', async () => {
    const person = await unused();
    await world.night();
    await database.db.update(users).set({ lastSeenAt: FIRST_NIGHT }).where(eq(users.id, person.id));
    await world.workOff();
    expect(subjectsTo(person)).toEqual([]);
  });

  test('is warned anew where the rule was switched off meanwhile', async () => {
    const person = await unused();
    await night(0);
    await choose(false);
    await world.night();
    world.now = new Date(FIRST_NIGHT.getTime() + 40 * 86_400_000);
    expect(await dueNow()).toMatchObject({ rows: 0, warning: { owed: 1, waiting: 0 } });
    await choose(true);
    expect(await night(40)).toMatchObject({ erased: 0, warned: 1 });
    expect(subjectsTo(person)).toHaveLength(2);
    expect(await isErased(person)).toBe(false);
  });

  test('is not warned by a run that had begun when the rule was switched off', async () => {
    const person = await unused();
    await world.academy.call(calls.runRetention, { name: 'accounts' }, admin);
    const [run] = await database.db.select().from(retentionRuns);
    await choose(false);
    await world.carryOut(String(run?.id));
    await world.workOff();
    expect(subjectsTo(person)).toEqual([]);
    expect(await database.db.$count(erasureWarnings)).toBe(0);
    const [ended] = await database.db.select().from(retentionRuns);
    expect(ended).toMatchObject({ id: run?.id, rows: 0, warned: 0, endedAt: world.now });
  });

  test('is warned anew where no run came for a month after the day in the letter', async () => {
    const person = await unused();
    await night(0);
    expect(await night(61)).toEqual({ erased: 0, warned: 1, waiting: 0 });
    expect(subjectsTo(person)).toHaveLength(2);
    expect(await night(92)).toMatchObject({ erased: 1 });
  });
});
