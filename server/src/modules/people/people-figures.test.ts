import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adminCertificateEndpoints } from '#contracts/certificates/admin-certificates.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { type AdminOrderSummary, adminListOrders } from '#contracts/orders/admin-orders.ts';
import { listUsers, type UserRow } from '#contracts/people/admin-people-list.ts';
import { certificateNumber } from '#domain/certificates/certificate-number.ts';
import { certificates, obligations, orders } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createPeopleWorld } from '#server/testing/people/people-world.ts';
import { selfPacedSnapshot } from '#server/testing/sample-certificate.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import type { User } from '../identity/index.ts';

const NUMBER = certificateNumber('9F4T2XQMB7');
const DAY = 24 * 3_600_000;
const database = given(freshDatabase);
const world = given(() => createPeopleWorld(database.db));
const shop = given(() => createOrdersWorld(database.db));

let buyer: User;
let late: User;
let reference: string;

const list = async (query: RequestOf<typeof listUsers>) => {
  const { status, answer } = await world.academy.call(listUsers, query, world.grace);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer as { users: UserRow[]; total: number };
};
const found = async (query: RequestOf<typeof listUsers>) =>
  (await list(query)).users.map(({ _id }) => _id).toSorted();
const idOf = ({ id }: User) => id;
const rowOf = async ({ email }: User) => (await list({ q: email })).users[0];
const ordersOf = async (person: User, query: RequestOf<typeof adminListOrders> = {}) =>
  (await shop.call(adminListOrders, { person: person.id, ...query }, world.grace)).answer
    .orders as AdminOrderSummary[];

/** A confirmed order of two parts, the second of which is open and due on this day. */
const buyInParts = async (person: User, dueOn: string) => {
  const course = await addCourse(database.db, {
    paymentOptions: { acceptFullPayment: true, acceptDeposit: true },
  });
  const bought = await shop.buy(person, course, { paymentPlan: 'deposit' });
  const [order] = await database.db.select().from(orders).where(eq(orders.reference, bought));
  await database.db
    .update(obligations)
    .set({ dueOn })
    .where(eq(obligations.ownerId, order?.id ?? ''));
  return bought;
};

beforeAll(async () => {
  buyer = await addUser(database.db, { firstName: 'Amira', country: 'Austria', profession: 'Dentist' });
  late = await addUser(database.db, { firstName: 'Hassan' });
  reference = await shop.buy(buyer, await addCourse(database.db));
  await shop.press(buyer, await addCourse(database.db));
  await buyInParts(buyer, '2999-01-01');
  await buyInParts(late, '2020-01-01');
  await database.db.insert(certificates).values({
    id: uuidv7(),
    number: NUMBER,
    type: 'completion',
    userId: buyer.id,
    snapshot: selfPacedSnapshot,
    findings: [],
    issuedAt: new Date(),
  });
});

test('every figure of a person is what the rows that it leads to add up to', async () => {
  const row = await rowOf(buyer);
  const own = await ordersOf(buyer);
  expect(own).toHaveLength(3);
  expect(row).toMatchObject({
    orders: own.length,
    paidEur: own.reduce((sum, { paidEur }) => sum + paidEur, 0),
    certificates: 1,
    isLate: false,
  });
  expect(row?.paidEur).toBeGreaterThan(0);
  const { adminListCertificates } = adminCertificateEndpoints;
  const papers = await shop.call(adminListCertificates, { person: buyer.id }, world.grace);
  expect(papers.answer.certificates).toMatchObject([{ number: NUMBER }]);
  const others = await shop.call(adminListCertificates, { person: late.id }, world.grace);
  expect(others.answer.certificates).toEqual([]);
});

test('whose later part is overdue is late, and the order is among the late ones', async () => {
  expect(await rowOf(late)).toMatchObject({ isLate: true });
  expect(await ordersOf(late, { due: 'late' })).toHaveLength(1);
  expect(await ordersOf(buyer, { due: 'late' })).toEqual([]);
});

test('a person is found by the number of an order or a certificate, and by no part of one that many have', async () => {
  for (const q of [
    reference,
    reference.toLowerCase(),
    reference.slice(0, 9),
    NUMBER,
    NUMBER.replaceAll('-', ' ').toLowerCase(),
  ])
    expect([q, await found({ q })]).toEqual([q, [buyer.id]]);
  expect(await found({ q: 'AUR-' })).toEqual([]);
  expect(await found({ q: reference, role: 'admin' })).toEqual([]);
});

test('people are found by profession, country and role; staff and administrators together too', async () => {
  const staff = await addUser(database.db, { role: 'staff' });
  expect(await found({ country: 'Austria' })).toEqual([buyer.id]);
  expect(await found({ country: 'Austria', profession: 'Dermatologist' })).toEqual([]);
  expect(await found({ role: 'office' })).toEqual([staff, world.grace, world.alan].map(idOf).toSorted());
  expect(await list({ role: 'office' })).toMatchObject({ total: 3 });
  expect((await world.academy.call(listUsers, { country: 'Atlantis' }, world.grace)).status).toBe(400);
});

test('people are found by when they were seen last, also where that login is over', async () => {
  const seen = await Promise.all(
    [0, 3, 20, 40].map(async (days) => {
      const lastSeenAt = new Date(Date.now() - days * DAY);
      return addUser(database.db, { firstName: 'Seen', lastSeenAt });
    }),
  );
  const never = await addUser(database.db, { firstName: 'Seen' });
  const within = (count: number) => seen.slice(0, count).map(idOf).toSorted();
  const { users } = await list({ q: 'seen' });
  const told = new Map(users.map(({ _id, seenAt }) => [_id, seenAt]));
  expect([told.get(never.id), ...seen.map(({ id }) => told.get(id)?.slice(0, 10))]).toEqual([
    null,
    ...[0, 3, 20, 40].map((days) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)),
  ]);
  expect(await found({ q: 'seen', seen: 'today' })).toEqual(within(1));
  expect(await found({ q: 'seen', seen: 'week' })).toEqual(within(2));
  expect(await found({ q: 'seen', seen: 'month' })).toEqual(within(3));
  expect(await found({ q: 'seen', seen: 'never' })).toEqual([never.id]);
});
