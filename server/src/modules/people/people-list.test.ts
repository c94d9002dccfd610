import { expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import { peopleEndpoints } from '#contracts/people/admin-people.ts';
import type { UserSummary } from '#contracts/people/admin-people-list.ts';
import { personStatusOf } from '#domain/people/person-status.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createPeopleWorld } from '#server/testing/people/people-world.ts';
import { addUser } from '#server/testing/test-world.ts';

const { listUsers, getUser } = peopleEndpoints;
const database = given(freshDatabase);
const world = given(() => createPeopleWorld(database.db));

const list = async (query: RequestOf<typeof listUsers>) => {
  const { status, answer } = await world.academy.call(listUsers, query, world.grace);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer as { users: UserSummary[]; counts: object; nextCursor: string | null };
};

test('a person is found by parts of names and address, without accents and in whatever case', async () => {
  const ines = await addUser(database.db, { firstName: 'Inés', lastName: 'Ferrer', email: 'f@clinic.es' });
  for (const q of ['ines', 'FERR', 'clinic.es', 'ferrer inés'])
    expect((await list({ q })).users.map(({ _id }) => _id)).toEqual([ines.id]);
  expect((await list({ q: 'ferrer turing' })).users).toEqual([]);
});

test('each status finds those whom the domain says it of, and they are counted', async () => {
  const at = new Date();
  const facts = [null, at].flatMap((disabledAt) =>
    [null, at].flatMap((emailVerifiedAt) =>
      [null, at].map((invitedAt) => ({ disabledAt, emailVerifiedAt, invitedAt })),
    ),
  );
  const people = await Promise.all(facts.map((one) => addUser(database.db, { ...one, lastName: 'Cases' })));
  for (const status of ['active', 'invited', 'unverified', 'disabled'] as const) {
    const found = (await list({ status, q: 'cases' })).users.map(({ _id }) => _id).sort();
    const meant = people.filter((person) => personStatusOf(person) === status);
    expect(found).toEqual(meant.map(({ id }) => id).sort());
  }
  expect((await list({ q: 'nobody at all' })).counts).toMatchObject({ roles: { admin: 2 } });
});

test('every person stands on exactly one page, newest first and by name', async () => {
  await Promise.all(
    Array.from({ length: 60 }, () => addUser(database.db, { firstName: 'Same', lastName: 'Page' })),
  );
  for (const sort of ['newest', 'name'] as const) {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list({
        q: 'same',
        sort,
        ...(cursor && { cursor }),
      });
      seen.push(...page.users.map(({ _id }) => _id));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
  }
});

test('no answer has anything of a password', async () => {
  for (const outcome of [
    await world.academy.call(listUsers, {}, world.grace),
    await world.academy.call(getUser, { id: world.alan.id }, world.grace),
  ])
    expect(JSON.stringify(outcome.answer)).not.toMatch(/password|scrypt|hash/i);
});

test('a person whom nobody knows is missing, and a page of another list is refused', async () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  expect((await world.academy.call(getUser, { id }, world.grace)).status).toBe(404);
  expect((await world.academy.call(listUsers, { cursor: 'x' }, world.grace)).status).toBe(400);
});
