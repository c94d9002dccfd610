import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminPaperEndpoints as office } from '#contracts/orders/admin-papers.ts';
import { paperEndpoints as own } from '#contracts/orders/papers.ts';
import { documents, orders } from '#server/db/schema/index.ts';
import { listActions, refundCaptures, resolveAction } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { placeOrderOf, transferFor } from '#server/testing/placed-order.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createMailWorld } from '#server/testing/worlds/mail-world.ts';
import { notificationJobs } from '../notifications.jobs.ts';
import { notificationBindings } from '../notifications.routes.ts';
import { paperBindings } from './papers.routes.ts';

const ACCOUNTS = 'accounts@clinic.example';
const database = given(freshDatabase);
const staff = given(() => addUser(database.db, { role: 'staff' }));
const world = givenEach(() =>
  createMailWorld(database.db, {
    bindings: [...notificationBindings, ...paperBindings],
    jobsOf: notificationJobs,
  }),
);

/** An order that was paid by transfer, with its receipt and the letters about it. */
const bought = async (isOfCompany = false) => {
  const [user, course] = [await addUser(database.db), await addCourse(database.db)];
  const order = await world.academy.ctx((ctx) => placeOrderOf(ctx, { user, course, plan: 'full' }));
  if (isOfCompany)
    await database.db
      .update(orders)
      .set({
        billing: sql`${orders.billing} || ${JSON.stringify({ company: 'Clinic', companyEmail: ACCOUNTS })}::jsonb`,
      })
      .where(eq(orders.id, order.id));
  await world.academy.ctx((ctx) => transferFor(ctx, order, 627_850));
  await world.workOff();
  const [paper] = await database.db.select().from(documents).where(eq(documents.ownerId, order.id));
  const number = `R-${paper?.year}-${String(paper?.number).padStart(6, '0')}`;
  return { ...order, user, number };
};

const isPdf = (content: string | Buffer | undefined) =>
  Buffer.isBuffer(content) && content.subarray(0, 5).toString() === '%PDF-';

test('a company gets each receipt and each refund’s paper once, as a file; its person gets the letters', async () => {
  const { id, owner, user, number } = await bought(true);
  expect(world.subjectsTo(user.email)).toEqual([expect.stringMatching(/^Your place is confirmed/)]);
  expect(world.subjectsTo(ACCOUNTS)).toEqual([expect.stringContaining(`Receipt ${number}`)]);
  const [attached] = world.sent.find(({ to }) => to === ACCOUNTS)?.attachments ?? [];
  expect(attached).toMatchObject({ name: `${number}.pdf`, type: 'application/pdf' });
  expect(isPdf(attached?.content)).toBe(true);
  world.sent.length = 0;
  await world.happened('order.confirmed', { orderId: id });
  expect(world.sent).toEqual([]);

  await world.academy.ctx((ctx) => refundCaptures(ctx, { owner, aed: 100_000, reason: 'Goodwill' }));
  const action = (await listActions(database.db)).find(({ ownerId }) => ownerId === id);
  await world.academy.ctx((ctx) => resolveAction(ctx, action?.id ?? ''));
  await world.workOff();
  expect(world.subjectsTo(user.email)).toEqual([expect.stringMatching(/^Your refund has been sent/)]);
  expect(world.subjectsTo(ACCOUNTS)).toEqual([expect.stringMatching(/^Refund RF-\d{4}-\d{6} for /)]);
});

test('who pays for themselves gets no letter more', async () => {
  await bought();
  expect(world.sent.filter(({ attachments }) => attachments.length > 0)).toEqual([]);
});

test('a payer has a paper sent again to the address that it was billed to, and sees when and to whom', async () => {
  const { reference, user, number } = await bought();
  world.sent.length = 0;
  const letters = async () =>
    (await world.academy.call(own.listPaperLetters, { reference }, user)).answer.letters;
  expect(await letters()).toEqual([]);
  const { status, answer } = await world.academy.call(own.sendPaper, { reference, number }, user);
  expect([status, answer.message]).toEqual([200, `The paper is on its way to ${user.email}.`]);
  expect(await letters()).toEqual([{ number, to: user.email, sentAt: null }]);
  await world.workOff();
  expect(world.sent.map(({ to, attachments }) => [to, attachments[0]?.name])).toEqual([
    [user.email, `${number}.pdf`],
  ]);
  expect(isPdf(world.sent[0]?.attachments[0]?.content)).toBe(true);
  expect(await letters()).toEqual([{ number, to: user.email, sentAt: expect.any(String) }]);
});

test('staff send it to another address, or to the company’s', async () => {
  const { reference, number } = await bought(true);
  world.sent.length = 0;
  for (const to of ['tax@adviser.example', ''])
    expect((await world.academy.call(office.adminSendPaper, { reference, number, to }, staff)).status).toBe(
      200,
    );
  await world.workOff();
  expect(world.sent.map(({ to }) => to)).toEqual(['tax@adviser.example', ACCOUNTS]);
  expect(
    (await world.academy.call(office.adminListPaperLetters, { reference }, staff)).answer.letters,
  ).toEqual([{ number, to: ACCOUNTS, sentAt: expect.any(String) }]);
  const wrong = { reference, number, to: 'a@b.example, c@d.example' };
  expect((await world.academy.call(office.adminSendPaper, wrong, staff)).status).toBe(400);
});

test('no paper of another order, nor of another person, is sent or told of', async () => {
  const [one, other] = [await bought(), await bought()];
  const asked = [
    [{ reference: other.reference, number: other.number }, one.user],
    [{ reference: one.reference, number: other.number }, one.user],
    [{ reference: one.reference, number: 'R-2026-999999' }, one.user],
    [{ reference: one.reference, number: `${one.number} ` }, one.user],
    [{ reference: one.reference, number: one.number.replace('R-', 'RF-') }, one.user],
  ] as const;
  world.sent.length = 0;
  for (const [input, by] of asked)
    expect([input, (await world.academy.call(own.sendPaper, input, by)).status]).toEqual([input, 404]);
  const { reference } = other;
  expect((await world.academy.call(own.listPaperLetters, { reference }, one.user)).status).toBe(404);
  expect((await world.academy.call(office.adminListPaperLetters, { reference }, one.user)).status).toBe(403);
  const staffs = { reference, number: one.number };
  expect((await world.academy.call(office.adminSendPaper, staffs, staff)).status).toBe(404);
  await world.workOff();
  expect(world.sent).toEqual([]);
});

test('an order sends ten an hour, also when many are asked for at once', async () => {
  const { reference, number } = await bought();
  const send = () => world.academy.call(office.adminSendPaper, { reference, number }, staff);
  const all = await Promise.all(Array.from({ length: 13 }, send));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(3);
  world.now = new Date(world.now.getTime() + 61 * 60_000);
  expect((await send()).status).toBe(200);
});
