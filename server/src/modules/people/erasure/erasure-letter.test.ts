import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { privacyEndpoints } from '#contracts/accounts/privacy.ts';
import { peopleEndpoints as calls } from '#contracts/people/admin-people.ts';
import { letterEndpoints, type SentLetter } from '#contracts/site/admin-letters.ts';
import * as schema from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { listActions } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { createErasureWorld } from '#server/testing/people/erasure-world.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createCancelWorld } from '#server/testing/worlds/cancel-world.ts';

const database = given(freshDatabase);
const world = givenEach(() => createErasureWorld(database.db));
const shop = given(() => createCancelWorld(database.db));
const admin = givenEach(() => addUser(database.db, { role: 'admin' }));

const erase = (id: string) => world.academy.call(calls.deleteUser, { id, reason: 'Asked for it' }, admin);
const erasureOf = async (id: string) =>
  calls.getUserErasure.response.parse((await world.academy.call(calls.getUserErasure, { id }, admin)).answer);
const lettersListed = async (): Promise<SentLetter[]> =>
  letterEndpoints.listLetters.response.parse(
    (await world.academy.call(letterEndpoints.listLetters, {}, admin)).answer,
  ).letters;

/** The tables that name an address anywhere. */
const whereNamed = async (address: string): Promise<string[]> => {
  const naming: string[] = [];
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const { name } = getTableConfig(table);
    const { rows } = await database.db.execute(
      sql`select from ${sql.identifier(name)} t where position(${address} in lower(t::text)) > 0 limit 1`,
    );
    if (rows.length > 0) naming.push(name);
  }
  return naming;
};

/** Off the course, with what they are due on its way and arrived. */
const leave = async (person: User, reference: string, course: { id: string }) => {
  const { status } = await shop.leave(person, await shop.keyOf(person, reference, course));
  expect(status).toBe(200);
  await database.db.update(schema.refunds).set({ state: 'succeeded' });
};

const known = () =>
  addUser(database.db, {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada-${Math.random()}@byron.example`,
  });

describe('the letter about an erasure', () => {
  test('goes to the address that the person had, which is known nowhere any more afterwards', async () => {
    const person = await known();
    await world.academy.call(privacyEndpoints.askForErasure, {}, person);
    expect((await erase(person.id)).status).toBe(200);
    expect(await whereNamed(person.email)).toEqual(['mails']);
    expect(JSON.stringify(await lettersListed())).not.toContain(person.email);
    await world.workOff();
    expect(world.subjectsTo(person.email)).toEqual(['Your account is erased']);
    expect(await whereNamed(person.email)).toEqual([]);
    const { text = '' } = world.sent[0] ?? {};
    expect(text).toContain('you asked us to erase your account');
    expect(text).toContain('What we have to keep');
    expect(text).not.toMatch(/Ada|Lovelace|tax law/);
    expect(await lettersListed()).toContainEqual(
      expect.objectContaining({
        ...{ template: 'erasure-done', state: 'sent' },
        recipient: expect.stringMatching(/@erased\.invalid$/),
      }),
    );
  });

  test('says what is kept of who has bought, and promises no end that nothing brings about', async () => {
    const [person, course] = [await known(), await addCourse(database.db)];
    const reference = await shop.buy(person, course);
    await leave(person, reference, course);
    expect((await erase(person.id)).status).toBe(200);
    await world.workOff();
    const text = world.sent.find(({ to }) => to === person.email)?.text;
    expect(text).toMatch(/we have erased your account[\s\S]*a numbered paper is not taken out of our books/);
    expect(text).not.toMatch(/at the latest|ten years/);
  });

  test('that no mail server takes is given up, and its address is known nowhere either', async () => {
    const person = await known();
    world.trouble = `550 no such user: ${person.email}`;
    await erase(person.id);
    await world.workOff();
    expect(await whereNamed(person.email)).toEqual(['mails']);
    await database.db.update(schema.mails).set({ tries: 29 });
    world.now = new Date(world.now.getTime() + 60_000);
    await world.workOff();
    const letters = (await database.db.select().from(schema.mails)).filter(
      ({ data }) => (data as { userId?: string }).userId === person.id,
    );
    expect(letters).toMatchObject([{ state: 'failed', deliverTo: null }]);
    const told = (await listActions(database.db)).filter(({ message }) => message.includes('erasure done'));
    expect(told).toHaveLength(1);
    expect(JSON.stringify([letters, told])).not.toContain(person.email);
  });

  test('is sent to each who was erased, also where they had come back by the same address', async () => {
    const first = await known();
    await erase(first.id);
    await world.workOff();
    const second = await addUser(database.db, { email: first.email });
    await erase(second.id);
    await world.workOff();
    expect(world.subjectsTo(first.email)).toHaveLength(2);
    expect(await whereNamed(first.email)).toEqual([]);
  });

  test('leaves no address with a letter that does not wait: the database itself refuses one', async () => {
    const person = await known();
    await erase(person.id);
    await expect(database.db.update(schema.mails).set({ state: 'sent' })).rejects.toThrow();
    await world.workOff();
  });
});

describe('a seat to come', () => {
  test('stands in the way of an erasure, by its course, day and order, until it is cancelled', async () => {
    const [person, course] = [await known(), await addCourse(database.db)];
    const reference = await shop.buy(person, course);
    expect(await erasureOf(person.id)).toMatchObject({
      obstacles: [expect.stringContaining('a seat to come')],
      seats: [{ title: course.title, code: course.code, startDate: course.startDate, reference }],
    });
    expect(await erase(person.id)).toMatchObject({ status: 409, answer: { code: 'wrong-state' } });
    await leave(person, reference, course);
    expect((await erasureOf(person.id)).seats).toEqual([]);
    expect((await erase(person.id)).status).toBe(200);
  });

  test('on a course that is over is none', async () => {
    const today = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
    const [person, course] = [await known(), await addCourse(database.db)];
    await shop.buy(person, course);
    const days = { startDate: today, endDate: today } as Partial<typeof schema.courseRuns.$inferInsert>;
    await database.db.update(schema.courseRuns).set(days);
    expect(await erasureOf(person.id)).toMatchObject({ obstacles: [], seats: [] });
  });
});
