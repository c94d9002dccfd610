import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adminCertificateEndpoints } from '#contracts/certificates/admin-certificates.ts';
import { type AdminOrderSummary, adminListOrders, refundOrder } from '#contracts/orders/admin-orders.ts';
import { peopleEndpoints } from '#contracts/people/admin-people.ts';
import {
  timelineEndpoints as calls,
  type Moment,
  type UserFigures,
} from '#contracts/people/person-timeline.ts';
import { attendanceMarks, certificates, courseSessions, enrolments, mails } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { asSent, createPeopleWorld } from '#server/testing/people/people-world.ts';
import { selfPacedSnapshot } from '#server/testing/sample-certificate.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import type { User } from '../identity/index.ts';

const PASSWORD = 'an office password';
const database = given(freshDatabase);
const world = given(() => createPeopleWorld(database.db));
const shop = given(() => createOrdersWorld(database.db));
const cases = given(() => createCasesWorld(database.db));

let person: User;
let reference: string;

const figures = async ({ id }: User): Promise<UserFigures> =>
  calls.getUserFigures.response.parse(
    (await world.academy.call(calls.getUserFigures, { id }, world.grace)).answer,
  ).figures;

const everyMoment = async (kind?: Moment['kind'] | 'message'): Promise<Moment[]> => {
  const all: Moment[] = [];
  for (let cursor: string | undefined; ; ) {
    const asked = { id: person.id, kind, cursor };
    const { answer } = await world.academy.call(calls.getUserTimeline, asked, world.grace);
    const { moments, nextCursor } = calls.getUserTimeline.response.parse(answer);
    all.push(...moments);
    if (!nextCursor) return all;
    cursor = nextCursor;
  }
};

beforeAll(async () => {
  person = await addUser(database.db, { email: 'faruk@clinic.ae', lastName: 'Faruk' });
  const deposit = await addCourse(database.db, {
    paymentOptions: { acceptFullPayment: true, acceptDeposit: true },
  });
  reference = await shop.buy(person, await addCourse(database.db, { title: 'Threads' }));
  await shop.buy(person, deposit, { paymentPlan: 'deposit' });
  await shop.press(person, await addCourse(database.db));
  await database.db.insert(certificates).values({
    id: uuidv7(),
    number: 'AUR-9F4T-2XQM-B7BC',
    type: 'completion',
    userId: person.id,
    snapshot: selfPacedSnapshot,
    findings: [],
    issuedAt: new Date(),
  });
  await database.db.insert(mails).values({
    id: uuidv7(),
    dedupeKey: 'a',
    template: 'order-confirmed',
    recipient: person.email,
    data: {},
    state: 'sent',
    createdAt: new Date(),
  });
});

test('every figure of a person is the number of rows that it leads to, and the money of these', async () => {
  const told = await figures(person);
  const { answer } = await shop.call(adminListOrders, { person: person.id }, world.grace);
  const orders = answer.orders as AdminOrderSummary[];
  const sumOf = (field: 'paidEur' | 'openEur' | 'totalEur') =>
    orders.reduce((sum, order) => sum + order[field], 0);
  expect(told).toMatchObject({ orders: orders.length, paidEur: sumOf('paidEur'), openEur: sumOf('openEur') });
  expect([orders.length, told.paidEur + told.openEur]).toEqual([3, sumOf('totalEur')]);
  expect(told.openEur).toBeGreaterThan(0);
  const { adminListCertificates } = adminCertificateEndpoints;
  const papers = await shop.call(adminListCertificates, { person: person.id }, world.grace);
  expect(papers.answer.certificates).toHaveLength(told.certificates);
  expect(await everyMoment()).toHaveLength(told.moments);
  expect(await everyMoment('message')).toHaveLength(told.messages);
  expect([told.certificates, told.messages, told.learning]).toEqual([1, 1, 0]);
});

test('money that came and went back is told with its sum and its order, as the ledger has it', async () => {
  const refund = { reference, amountAed: 43_300, reason: 'Fell ill', cancelEnrolment: false };
  const { status } = await shop.call(refundOrder, { ...refund, password: PASSWORD }, world.grace);
  expect(status).toBe(200);
  await shop.sendRefunds();
  const payments = await everyMoment('payment');
  const [refunded] = await everyMoment('refund');
  expect(payments).toHaveLength(2);
  expect(refunded).toMatchObject({ title: reference, ref: reference, what: 'refunded', eur: -10_000 });
  const paid = [...payments, refunded].reduce((sum, moment) => sum + (moment?.eur ?? 0), 0);
  expect(paid).toBe((await figures(person)).paidEur);
});

test('a payment case is told when it is made and when it is paid', async () => {
  const one = await cases.createCase({
    title: 'Mentorship',
    payer: { name: 'A Faruk', email: person.email },
  });
  await cases.payByCard(one);
  const moments = await everyMoment('case');
  expect(moments.map(({ what }) => what).toSorted()).toEqual(['made', 'received']);
  for (const moment of moments)
    expect(moment).toMatchObject({ title: `${one.caseId} Mentorship`, ref: one._id });
  expect(moments.find(({ what }) => what === 'received')?.eur).toBeGreaterThan(0);
});

test('a mark of attendance is told with its course and who has made it', async () => {
  const [enrolment] = await database.db.select().from(enrolments).where(eq(enrolments.userId, person.id));
  const { courseId = '', id: enrolmentId = '' } = enrolment ?? {};
  const [session] = await database.db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseId, courseId));
  const at = new Date();
  const mark = { sessionId: session?.id ?? '', enrolmentId, at, madeAt: at, receivedAt: at };
  await database.db.insert(attendanceMarks).values([
    { ...mark, id: uuidv7(), kind: 'present', method: 'code' },
    { ...mark, id: uuidv7(), kind: 'left', method: 'list', madeBy: world.grace.id },
  ]);
  const moments = await everyMoment('attendance');
  expect(moments.map(({ what, title, by }) => [what, title, by]).toSorted()).toEqual([
    ['left', 'Threads', 'Grace Hopper'],
    ['present', 'Threads', ''],
  ]);
});

test('what staff changed is told as it was and as it is', async () => {
  const { updateUser } = peopleEndpoints;
  const changed = { ...asSent(person), lastName: 'Farouk', city: '' };
  expect((await world.academy.call(updateUser, changed, world.grace)).status).toBe(200);
  const [audited] = await everyMoment('audit');
  expect(audited).toMatchObject({
    what: 'user.changed',
    by: 'Grace Hopper',
    changes: expect.arrayContaining([
      { field: 'lastName', before: 'Faruk', after: 'Farouk' },
      { field: 'city', before: 'Dubai', after: '' },
    ]),
  });
});

test('nobody has no figures, and others do not see them', async () => {
  const ask = (id: string, by: User) => world.academy.call(calls.getUserFigures, { id }, by);
  expect((await ask(uuidv7(), world.grace)).status).toBe(404);
  expect((await ask(person.id, person)).status).toBe(403);
});
