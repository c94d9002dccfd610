import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { listActions, refundCaptures, resolveAction } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { type PlacedOrder, placeOrderOf, transferFor } from '#server/testing/placed-order.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createMailWorld } from '#server/testing/worlds/mail-world.ts';
import { notificationJobs } from '../../notifications.jobs.ts';
import { notificationBindings } from '../../notifications.routes.ts';

const database = given(freshDatabase);
const world = givenEach(() =>
  createMailWorld(database.db, { bindings: notificationBindings, jobsOf: notificationJobs }),
);

const placed = async (plan: 'full' | 'deposit' = 'deposit'): Promise<PlacedOrder & { user: User }> => {
  const user = await addUser(database.db);
  const course = await addCourse(database.db, { startDate: '2030-04-09' });
  const order = await world.academy.ctx((ctx) => placeOrderOf(ctx, { user, course, plan }));
  return { ...order, user };
};
const transfer = (order: PlacedOrder, aed: number) =>
  world.academy.ctx((ctx) => transferFor(ctx, order, aed));

test('a transfer is awaited with bank details, reference and the end of the hold', async () => {
  const order = await placed();
  await world.happened('order.transfer-awaited', { orderId: order.id });
  expect(world.subjectsTo(order.user.email)[0]).toMatch(/^Please transfer the fee for/);
  for (const words of [order.reference, 'AE07 0331', '€435.00 (AED 1,883.55)', 'in Dubai'])
    expect(world.sent[0]?.text).toContain(words);
});

test('the first payment confirms the place with its receipt and the open part; a later one is told of by itself', async () => {
  const order = await placed();
  await transfer(order, 188_355);
  await world.workOff();
  expect(world.subjectsTo(order.user.email)).toEqual([expect.stringMatching(/^Your place is confirmed/)]);
  expect(world.subjectsTo('hello@aurea-academy.example')).toEqual([expect.stringMatching(/^New order AUR-/)]);
  const confirmation = world.sent.find(({ to }) => to === order.user.email)?.text ?? '';
  expect(confirmation).toMatch(/R-20\d\d-\d{6}/);
  for (const words of ['€435.00 (AED 1,883.55)', '2 April 2030: €1,015.00 (AED 4,394.95)', '9–10 April 2030'])
    expect(confirmation).toContain(words);

  world.sent.length = 0;
  await transfer(order, 439_495);
  await world.workOff();
  expect(world.subjectsTo(order.user.email)).toEqual([expect.stringMatching(/^We received your payment/)]);
  expect(world.sent[0]?.text).toContain('Everything is paid now');
  expect(world.sent[0]?.text).toContain('€1,015.00 (AED 4,394.95)');
});

test('an event that comes twice is one mail', async () => {
  const order = await placed('full');
  await transfer(order, 627_850);
  await world.workOff();
  world.sent.length = 0;
  await world.happened('order.confirmed', { orderId: order.id });
  expect(world.sent).toEqual([]);
});

test('each part is reminded of once for each kind of reminder, and not when it was paid meanwhile', async () => {
  const order = await placed();
  await transfer(order, 188_355);
  await world.workOff();
  world.sent.length = 0;
  const [, { id: obligationId = '', dueOn = '' } = {}] = order.obligations;
  const due = { orderId: order.id, obligationId, dueOn };
  world.now = new Date('2030-03-26T08:00:00Z');
  await world.happened('part.due', { ...due, kind: 'week-before' });
  await world.happened('part.due', { ...due, kind: 'week-before' });
  world.now = new Date('2030-04-03T08:00:00Z');
  await world.happened('part.due', { ...due, kind: 'missed' });
  expect(world.sent.map(({ subject }) => subject.split(':')[0])).toEqual([
    'A payment is due in 7 days',
    'A payment is overdue',
  ]);
  expect(world.sent[0]?.text).toContain(`http://localhost:3000/orders/${order.reference}`);
  await transfer(order, 439_495);
  world.sent.length = 0;
  await world.happened('part.due', { ...due, kind: 'day-before' });
  expect(world.sent.filter(({ subject }) => subject.includes('is due'))).toEqual([]);
});

test('money that comes for a cancelled order goes back, with words about it and a sign to staff', async () => {
  const order = await placed('full');
  await database.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.id));
  await transfer(order, 627_850);
  await world.workOff();
  const [letter] = world.sent.filter(({ to }) => to === order.user.email);
  expect(letter?.subject).toMatch(/^Your payment goes back to you/);
  expect(letter?.text).toContain('AED 6,278.50');
  expect(letter?.text).toContain('waiting list');
  expect(world.subjectsTo('hello@aurea-academy.example')).toContain(`Needs action: ${order.reference}`);
});

test('a refund is told of when it has been sent', async () => {
  const order = await placed('full');
  await transfer(order, 627_850);
  await world.academy.ctx((ctx) =>
    refundCaptures(ctx, { owner: order.owner, aed: 100_000, reason: 'Goodwill' }),
  );
  const action = (await listActions(database.db)).find(({ ownerId }) => ownerId === order.id);
  await world.academy.ctx((ctx) => resolveAction(ctx, action?.id ?? ''));
  await world.workOff();
  const refund = world.sent.find(({ subject }) => subject.startsWith('Your refund'));
  expect(refund?.text).toContain('AED 1,000.00');
  expect(refund?.text).toContain('Goodwill');
});

test('an order whose license was refused is told of by the letter that says why; one whose license does not do by its own', async () => {
  const [refused, unfit] = [await placed(), await placed()];
  for (const { id } of [refused, unfit])
    await database.db.update(orders).set({ state: 'lapsed', licence: 'refused' }).where(eq(orders.id, id));
  await addLicence(database.db, refused.user, { state: 'refused', reason: 'Unreadable' });
  await addLicence(database.db, unfit.user, { state: 'accepted' });
  for (const { id } of [refused, unfit]) await world.happened('order.lapsed', { orderId: id });
  expect(world.sent.map(({ to }) => to)).toEqual([unfit.user.email]);
  expect(world.sent[0]?.text).toContain('for another profession than this order asks for');
});

test('an order that lapsed is told of, and what was placed again is not', async () => {
  const [lapsed, again] = [await placed(), await placed()];
  await database.db.update(orders).set({ state: 'lapsed' }).where(eq(orders.id, lapsed.id));
  await world.happened('order.lapsed', { orderId: lapsed.id });
  await world.happened('order.lapsed', { orderId: again.id });
  expect(world.sent.map(({ to }) => to)).toEqual([lapsed.user.email]);
});

test('who was taken off a course is told', async () => {
  const order = await placed();
  await world.happened('enrolment.cancelled', { orderId: order.id });
  expect(world.subjectsTo(order.user.email)).toEqual([
    expect.stringMatching(/^Your enrollment is cancelled/),
  ]);
});

test('a title with a line break stays one line of the subject', async () => {
  const user = await addUser(database.db);
  const course = await addCourse(database.db, { title: 'Botox\r\nBcc: all@example.com' });
  const order = await world.academy.ctx((ctx) => placeOrderOf(ctx, { user, course }));
  await world.happened('enrolment.cancelled', { orderId: order.id });
  expect(world.sent[0]?.subject).toBe('Your enrollment is cancelled: Botox Bcc: all@example.com');
});

test('whoever staff had sold something to hears that it was cancelled before it was paid', async () => {
  const order = await placed('full');
  await world.happened('order.sale-cancelled', { orderId: order.id });
  expect(world.subjectsTo(order.user.email)).toEqual([expect.stringMatching(/^Your order is cancelled: /)]);
  for (const words of [order.reference, 'Nothing was charged', 'do not pay for it'])
    expect(world.sent[0]?.text).toContain(words);
});
