import { expect, test } from 'vitest';
import { adminLineEndpoints as lines } from '#contracts/after-sale/admin-lines.ts';
import { courseChangeEndpoints as changes } from '#contracts/course-office/course-changes.ts';
import { giftEndpoints as calls } from '#contracts/gifts/gifts.ts';
import { adminOrderEndpoints as office } from '#contracts/orders/admin-orders.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createGiftsWorld } from '#server/testing/worlds/gifts-world.ts';

const START = '2027-06-11';
const database = given(freshDatabase);
const world = givenEach(() => createGiftsWorld(database.db));

/** Noon in Dubai, so many days before the first session, or after it. */
const daysBefore = (days: number) => new Date(`${addDays(localDate(START), -days)}T08:00:00Z`);
const give = async (wish: Record<string, unknown> = {}, bought = 60) => {
  world.post.now = daysBefore(bought);
  const course = await addCourse(database.db, { startDate: START });
  const email = `${course.slug}@example.com`;
  return { course, email, ...(await world.give([course], { giftRecipientEmail: email, ...wish })) };
};
const watchOn = async (days: number) => {
  world.post.now = daysBefore(days);
  await world.watch();
};

test('the letter goes out once, with the message, the courses and the link, as soon as it is paid', async () => {
  const { course, email } = await give({ giftMessage: 'See you in Paris' });
  await world.sendDue();
  await world.sendDue();
  expect(world.post.subjectsTo(email)).toEqual([`A gift from Amira Farouk: ${course.title}`]);
  const text = world.post.sent.find(({ to }) => to === email)?.text;
  for (const words of ['See you in Paris', course.title, '/claim/AUR-', 'nothing to pay'])
    expect(text).toContain(words);
});

test('the letter waits for its day, which begins at midnight of the academy', async () => {
  const { email } = await give({ giftSendOn: addDays(localDate(START), -30) });
  world.post.now = new Date(`${addDays(localDate(START), -31)}T19:59:00Z`);
  await world.sendDue();
  expect(world.post.subjectsTo(email)).toEqual([]);
  world.post.now = new Date(`${addDays(localDate(START), -31)}T20:01:00Z`);
  await world.sendDue();
  expect(world.post.subjectsTo(email)).toHaveLength(1);
});

test('its giver is told how it gets there; without an address they get the link to hand on', async () => {
  const { giver, email, reference } = await give();
  await world.workOff();
  expect(world.post.subjectsTo(giver.email)[0]).toContain('Your gift is ready');
  expect(world.post.sent.find(({ to }) => to === giver.email)?.text).toContain(`on its way to ${email}`);
  expect(world.post.sent.find(({ to }) => to === giver.email)?.text).not.toContain('/claim/');
  const handed = await give({ giftRecipientEmail: '' });
  await world.workOff();
  await world.sendDue();
  const text = world.post.sent.find(({ to }) => to === handed.giver.email)?.text ?? '';
  expect(world.linkIn(text)).toMatchObject({ reference: handed.reference });
  expect(reference).not.toBe(handed.reference);
});

test('the letter can be sent again, but not at once; before its day it goes out now', async () => {
  const { giver, email, reference } = await give({ giftSendOn: addDays(localDate(START), -10) });
  const again = () => world.call(calls.sendGiftAgain, { reference }, giver);
  expect((await again()).answer).toMatchObject({ success: true, gift: { state: 'sent' } });
  expect((await again()).answer.message).toContain('a moment ago');
  world.post.now = new Date(world.post.now.getTime() + 11 * 60_000);
  expect((await again()).answer.success).toBe(true);
  await world.workOff();
  expect(world.post.subjectsTo(email)).toHaveLength(2);
});

test('who claims is told what they have, and their giver that it was claimed and what still waits', async () => {
  world.post.now = daysBefore(60);
  const [had, fresh] = [await addCourse(database.db, { startDate: START }), await addSelfPaced(database.db)];
  const person = await addUser(database.db, { firstName: 'Hassan', lastName: 'Idris' });
  await world.buy(person, had);
  const { giver } = await world.give([had, fresh], { giftRecipientEmail: 'both@example.com' });
  await world.sendDue();
  await world.claim(person, world.linkTo('both@example.com'));
  await world.workOff();
  expect(world.post.subjectsTo(person.email)).toContain(`Your place is confirmed: ${fresh.title}`);
  const told = world.post.sent.find(
    ({ to, subject }) => to === giver.email && subject.includes('was claimed'),
  );
  for (const words of ['Hassan Idris has claimed', fresh.title, 'Still waiting', had.title])
    expect(told?.text).toContain(words);
});

test('who has not claimed is reminded 14 and 3 days before, once each, and nobody who has', async () => {
  const [waiting, claimed] = [await give(), await give()];
  await world.sendDue();
  await world.claim(await addUser(database.db), world.linkTo(claimed.email));
  for (const days of [15, 14, 13, 4, 3, 2, 0]) await watchOn(days);
  expect(world.post.subjectsTo(waiting.email).slice(1)).toEqual([
    `Your gift is waiting: ${waiting.course.title}`,
    `Your gift is waiting: ${waiting.course.title}`,
  ]);
  expect(world.post.subjectsTo(claimed.email)).toHaveLength(1);
});

test('after the first session its giver is told, once, that it stays theirs', async () => {
  const { giver, course, email } = await give();
  await world.sendDue();
  for (const days of [-1, -2]) await watchOn(days);
  expect(world.post.subjectsTo(giver.email).filter((one) => one.includes('not claimed'))).toEqual([
    `Your gift was not claimed: ${course.title}`,
  ]);
  expect(world.post.subjectsTo(email)).toHaveLength(1);
});

test('who has claimed a course hears that it has moved, or does not take place, and nothing of money', async () => {
  const { course, email } = await give();
  await world.sendDue();
  const person = await addUser(database.db);
  await world.claim(person, world.linkTo(email));
  await world.workOff();
  const admin = await addUser(database.db, { role: 'admin' });
  const lastOf = () => world.post.sent.findLast(({ to }) => to === person.email);
  await world.call(
    changes.postponeCourse,
    { id: course.id, newStartDate: '2027-07-01', reason: 'Illness' },
    admin,
  );
  await world.follow();
  expect(lastOf()?.subject).toBe(`New dates for your course: ${course.title}`);
  for (const words of ['1 July 2027', 'Illness', '/library/in-person'])
    expect(lastOf()?.text).toContain(words);
  await world.call(changes.cancelCourse, { id: course.id, reason: 'No trainer' }, admin);
  await world.follow();
  expect(lastOf()?.subject).toBe(`Your course is cancelled: ${course.title}`);
  expect(lastOf()?.text).not.toMatch(/€|AED|AUR-/);
});

test('who has claimed a course is told, once, when staff end the gift: the whole, or one course of it', async () => {
  const password = 'Pa55word-of-an-admin';
  const admin = await addUser(database.db, { role: 'admin', password });
  world.post.now = daysBefore(60);
  const [run, online] = [await addCourse(database.db, { startDate: START }), await addSelfPaced(database.db)];
  const { giver, reference } = await world.give([run, online], { giftRecipientEmail: 'off@example.com' });
  await world.sendDue();
  const person = await addUser(database.db);
  await world.claim(person, world.linkTo('off@example.com'));
  await world.workOff();
  const endings = () =>
    world.post.subjectsTo(person.email).filter((subject) => subject.startsWith('Your place has ended'));

  const { answer } = await world.call(orderEndpoints.getOrder, { reference }, giver);
  const { order } = orderEndpoints.getOrder.response.parse(answer);
  const lineId = String(order.lines.find(({ course }) => course._id === run.id)?._id);
  const ended = await world.call(
    lines.adminCancelLine,
    { reference, lineId, refundEur: 0, creditEur: 0, isOther: true, reason: 'No licence' },
    admin,
  );
  expect(ended.status).toBe(200);
  await world.workOff();
  expect(endings()).toEqual([`Your place has ended: ${run.title}`]);
  const letter = world.post.sent.findLast(({ to }) => to === person.email);
  expect(letter?.text).toContain('you are no longer enrolled');
  expect(letter?.text).not.toMatch(/€|AED|AUR-|No licence/);

  world.post.now = daysBefore(59);
  const rest = { amountAed: 1, creditEur: 0, reason: 'No licence', cancelEnrolment: true, password };
  expect((await world.call(office.refundOrder, { reference, ...rest }, admin)).status).toBe(200);
  await world.workOff();
  expect(endings()).toEqual([`Your place has ended: ${run.title}`, `Your place has ended: ${online.title}`]);
});
