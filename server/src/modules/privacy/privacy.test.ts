import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { privacyEndpoints as own } from '#contracts/accounts/privacy.ts';
import { peopleEndpoints } from '#contracts/people/admin-people.ts';
import { type ErasureRequest, adminPrivacyEndpoints as office } from '#contracts/people/admin-privacy.ts';
import { dueOn } from '#domain/privacy/request-due.ts';
import { localDate } from '#domain/time/local-date.ts';
import { bindings } from '#server/bindings.ts';
import { erasureRequests } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';

const DAY_MS = 86_400_000;
const database = given(freshDatabase);
const academy = given(() => testCalls(bindings, { db: database.db }));
const admin = given(() => addUser(database.db, { role: 'admin' }));

const stateOf = async (person: typeof admin) =>
  own.getPrivacy.response.parse((await academy.call(own.getPrivacy, {}, person)).answer);
const requestOf = async (person: typeof admin): Promise<ErasureRequest | undefined> => {
  const { answer } = await academy.call(office.listErasureRequests, {}, admin);
  return (answer.requests as ErasureRequest[]).find(({ userId }) => userId === person.id);
};

test('a request is answered within 30 days', () => {
  expect(dueOn(localDate('2026-11-29'))).toBe('2026-12-29');
});

describe('a request to be erased', () => {
  test('stands once however often it is asked, and is taken back once', async () => {
    const person = await addUser(database.db);
    expect((await academy.call(own.withdrawErasure, {}, person)).status).toBe(409);
    await Promise.all([1, 2, 3].map(() => academy.call(own.askForErasure, {}, person)));
    expect(await database.db.$count(erasureRequests, eq(erasureRequests.userId, person.id))).toBe(1);
    expect((await stateOf(person)).request).toMatchObject({ state: 'open' });
    const taken = await Promise.all([1, 2].map(() => academy.call(own.withdrawErasure, {}, person)));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stateOf(person)).request).toMatchObject({ state: 'withdrawn' });
  });

  test('that waits for too long is overdue, and open ones are listed first', async () => {
    const [early, late] = [await addUser(database.db), await addUser(database.db)];
    await academy.call(own.askForErasure, {}, late);
    await academy.call(own.askForErasure, {}, early);
    await database.db
      .update(erasureRequests)
      .set({ askedAt: new Date(Date.now() - 32 * DAY_MS) })
      .where(eq(erasureRequests.userId, early.id));
    expect(await requestOf(early)).toMatchObject({ isOverdue: true, state: 'open' });
    expect(await requestOf(late)).toMatchObject({ isOverdue: false, email: late.email });
  });

  test('that is refused is told with its reason, once, and can be asked again', async () => {
    const person = await addUser(database.db);
    await academy.call(own.askForErasure, {}, person);
    const id = (await requestOf(person))?._id ?? '';
    const refuse = () => academy.call(office.refuseErasure, { id, reason: 'A dispute is open' }, admin);
    expect((await Promise.all([refuse(), refuse()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(academy.jobs.filter(({ name }) => name === 'erasure.refused')).toEqual([
      { name: 'erasure.refused', data: { requestId: id } },
    ]);
    expect((await stateOf(person)).request).toMatchObject({ state: 'refused', reason: 'A dispute is open' });
    await academy.call(own.askForErasure, {}, person);
    expect((await stateOf(person)).request).toMatchObject({ state: 'open' });
  });

  test('is answered by erasing, and says nothing of who asked', async () => {
    const person = await addUser(database.db);
    await academy.call(own.askForErasure, {}, person);
    await academy.call(peopleEndpoints.deleteUser, { id: person.id, reason: 'As asked' }, admin);
    const request = await requestOf(person);
    expect(request).toMatchObject({ state: 'erased' });
    expect(JSON.stringify(request)).not.toContain(person.email);
  });

  test('is answered by nobody else', async () => {
    const [person, staff] = [await addUser(database.db), await addUser(database.db, { role: 'staff' })];
    await academy.call(own.askForErasure, {}, person);
    const id = (await requestOf(person))?._id ?? '';
    for (const by of [person, staff, undefined])
      expect((await academy.call(office.refuseErasure, { id, reason: 'No' }, by)).status).toBeGreaterThan(
        400,
      );
    expect((await stateOf(person)).request).toMatchObject({ state: 'open' });
  });
});
