import { expect, test } from 'vitest';
import { apiLogin } from '#contracts/accounts/accounts.ts';
import { peopleEndpoints as people } from '#contracts/people/admin-people.ts';
import { MOMENT_KINDS } from '#contracts/people/people-options.ts';
import { timelineEndpoints as calls, type Moment } from '#contracts/people/person-timeline.ts';
import { certificates, enquiries, mails } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createPeopleWorld } from '#server/testing/people/people-world.ts';
import { selfPacedSnapshot } from '#server/testing/sample-certificate.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const PASSWORD = 'blue tulips';
const database = given(freshDatabase);
const world = given(() => createPeopleWorld(database.db));
const shop = given(() => createOrdersWorld(database.db));

const page = async (query: { id: string; kind?: Moment['kind'] | 'message'; cursor?: string }) =>
  calls.getUserTimeline.response.parse(
    (await world.academy.call(calls.getUserTimeline, query, world.grace)).answer,
  );
const told = (moments: readonly Moment[]) =>
  moments.map(({ kind, what, title }) => `${kind} ${what} ${title}`);

test('orders, learning, papers, letters, questions, logins and changes stand in one order, each kind apart too', async () => {
  const person = await addUser(database.db, { password: PASSWORD, email: 'ines@clinica.es' });
  expect((await page({ id: person.id })).moments).toEqual([]);
  const course = await addCourse(database.db, { title: 'Threads' });
  const reference = await shop.buy(person, course);
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await database.db.insert(mails).values([
    {
      id: uuidv7(),
      dedupeKey: 'a',
      template: 'order-confirmed',
      recipient: 'Ines@clinica.es',
      data: {},
      state: 'sent',
      createdAt: at(1),
    },
    {
      id: uuidv7(),
      dedupeKey: 'b',
      template: 'order-confirmed',
      recipient: 'ines@clinica.est',
      data: {},
      state: 'sent',
      createdAt: at(1),
    },
  ]);
  await database.db.insert(certificates).values({
    id: uuidv7(),
    number: 'AUR-9F4T-2XQM-B7BC',
    type: 'completion',
    userId: person.id,
    snapshot: selfPacedSnapshot,
    findings: [],
    issuedAt: at(2),
    revokedAt: at(3),
    revokedBy: world.grace.id,
    revokeReason: 'A name was wrong',
  });
  await database.db.insert(enquiries).values({
    id: uuidv7(),
    userId: person.id,
    status: 'new',
    firstName: 'Inés',
    lastName: 'Ferrer',
    email: 'other@clinica.es',
    phone: '',
    country: '',
    professionalRole: '',
    message: 'When?',
    wantsNotice: false,
    acceptsMarketing: false,
    details: {},
    createdAt: at(4),
  });
  await world.academy.call(apiLogin, { email: person.email, password: PASSWORD });
  await world.academy.call(people.sendUserReset, { id: person.id }, world.grace);

  const { moments } = await page({ id: person.id });
  expect(told(moments).slice(0, 6)).toEqual([
    'enquiry new ',
    'certificate revoked AUR-9F4T-2XQM-B7BC',
    'certificate issued AUR-9F4T-2XQM-B7BC',
    'letter sent order-confirmed',
    expect.stringMatching(/^audit user\./),
    expect.stringMatching(/^login logged-in /),
  ]);
  // Of one moment.
  expect(told(moments).slice(6).sort()).toEqual([
    'learning enrolled Threads',
    `order confirmed ${reference}`,
    `payment received ${reference}`,
  ]);
  for (const kind of MOMENT_KINDS) {
    const apart = await page({ id: person.id, kind });
    expect(apart.moments).toEqual(moments.filter((one) => one.kind === kind));
  }
  expect((await page({ id: person.id, kind: 'message' })).moments).toEqual(
    moments.filter(({ kind }) => kind === 'letter' || kind === 'enquiry'),
  );
  expect(moments.find(({ kind }) => kind === 'audit')).toMatchObject({ by: 'Grace Hopper' });
});

test('a long one is read page by page, and no moment is missing or told twice', async () => {
  const { id, email } = await addUser(database.db);
  const createdAt = new Date('2026-05-05T10:00:00Z');
  await database.db.insert(mails).values(
    Array.from({ length: 45 }, (_, at) => ({
      id: uuidv7(),
      dedupeKey: `many ${at}`,
      template: 'order-confirmed',
      recipient: email,
      data: {},
      state: 'sent' as const,
      createdAt,
    })),
  );
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { moments, nextCursor } = await page({ id, cursor });
    ids.push(...moments.map(({ _id }) => _id));
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
});

test('what is no page of it, and nobody, are refused', async () => {
  const { id } = await addUser(database.db);
  const ask = (query: object) => world.academy.call(calls.getUserTimeline, query as never, world.grace);
  for (const query of [
    { cursor: 'x' },
    { cursor: '2026-02-30T10:00:00Z a' },
    { cursor: '2026-01-01T10:00:00Z ' },
    { kind: 'x' },
  ])
    expect([query, (await ask({ id, ...query })).status]).toEqual([query, 400]);
  expect((await ask({ id: uuidv7() })).status).toBe(404);
});
