import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { courseChangeEndpoints as changes } from '#contracts/course-office/course-changes.ts';
import { giftEndpoints as calls } from '#contracts/gifts/gifts.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { enrolments } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createGiftsWorld } from '#server/testing/worlds/gifts-world.ts';

const database = given(freshDatabase);
const world = given(() => createGiftsWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const coursesOf = async ({ id }: User): Promise<string[]> => {
  const rows = await database.db.select().from(enrolments).where(eq(enrolments.userId, id));
  return rows.map(({ courseId }) => courseId);
};
const takeBack = (giver: User, reference: string) => world.call(calls.takeGiftBack, { reference }, giver);
const giveTo = (giver: User, reference: string, email: string) =>
  world.call(calls.changeRecipient, { reference, email }, giver);

describe('the giver', () => {
  test('sees it sent, opened and claimed, and by whom', async () => {
    const { giver, reference } = await world.give([await addCourse(database.db)]);
    const stateNow = async () => (await world.giftOf(giver, reference)).state;
    await world.sendDue();
    expect(await stateNow()).toBe('sent');
    const link = world.linkTo('hassan@example.com');
    await world.open(link, giver);
    expect(await stateNow()).toBe('sent');
    await world.open(link);
    expect(await stateNow()).toBe('opened');
    const person = await addUser(database.db, { firstName: 'Hassan', lastName: 'Idris' });
    await world.claim(person, link);
    expect(await world.giftOf(giver, reference)).toMatchObject({
      state: 'claimed',
      canChange: false,
      takeBack: null,
      courses: [{ state: 'claimed', claimedBy: 'Hassan Idris' }],
    });
  });

  test('gives it to another address: the former link is dead, and the new one is sent', async () => {
    const { giver, reference } = await world.give([await addCourse(database.db)]);
    await world.sendDue();
    const former = world.linkTo('hassan@example.com');
    expect((await giveTo(giver, reference, 'hassan@example.com')).answer).toMatchObject({
      issues: [{ field: 'email' }],
    });
    expect((await giveTo(giver, reference, 'not an address')).answer).toMatchObject({
      issues: [{ field: 'email' }],
    });
    expect((await giveTo(giver, reference, 'layla@example.com')).answer).toMatchObject({
      gift: { state: 'planned' },
    });
    expect((await world.open(former)).answer).toMatchObject({
      claim: { state: 'replaced', invitation: null },
    });
    await world.sendDue();
    const person = await addUser(database.db);
    expect((await world.claim(person, former)).answer.success).toBe(false);
    expect((await world.claim(person, world.linkTo('layla@example.com'))).answer.success).toBe(true);
  });

  test('gives what its first reader has already to somebody else', async () => {
    const [had, fresh] = [await addCourse(database.db), await addSelfPaced(database.db)];
    const person = await addUser(database.db);
    await world.buy(person, had);
    const { giver, reference } = await world.give([had, fresh]);
    await world.sendDue();
    expect((await world.claim(person, world.linkTo('hassan@example.com'))).answer.success).toBe(true);
    expect((await world.giftOf(giver, reference)).courses.map(({ state }) => state)).toEqual([
      'open',
      'claimed',
    ]);
    expect((await takeBack(giver, reference)).answer.message).toContain('has been claimed');
    await giveTo(giver, reference, '');
    const gift = await world.giftOf(giver, reference);
    const other = await addUser(database.db);
    expect((await world.claim(other, world.linkIn(gift.claimUrl ?? ''))).answer.success).toBe(true);
    expect(await coursesOf(other)).toEqual([had.id]);
    expect(await world.giftOf(giver, reference)).toMatchObject({ state: 'claimed' });
  });

  test('takes it back: everything goes back, its seats are free, its link is dead; done twice it is done once', async () => {
    const [run, selfPaced] = [await addCourse(database.db), await addSelfPaced(database.db)];
    const { giver, reference } = await world.give([run, selfPaced]);
    await world.sendDue();
    const link = world.linkTo('hassan@example.com');
    for (let press = 0; press < 2; press++)
      expect((await takeBack(giver, reference)).answer).toMatchObject({
        success: true,
        gift: { state: 'taken-back' },
      });
    await world.sendRefunds();
    const order = await world.read(giver, reference);
    expect(order).toMatchObject({ state: 'cancelled', refunds: [{ eur: 159_000 }] });
    expect(await world.countsOf(run)).toMatchObject({ taken: 0 });
    expect((await world.open(link)).answer).toMatchObject({
      claim: { state: 'taken-back', invitation: null },
    });
    const person = await addUser(database.db);
    expect((await world.claim(person, link)).answer.message).toContain('taken back');
    expect(await coursesOf(person)).toEqual([]);
    expect((await giveTo(giver, reference, 'ada@example.com')).answer.success).toBe(false);
  });

  test('takes it back or somebody claims it: of both at once one happens', async () => {
    const { giver, reference } = await world.give([await addCourse(database.db)]);
    await world.sendDue();
    const [person, link] = [await addUser(database.db), world.linkTo('hassan@example.com')];
    const [back, claimed] = await Promise.all([takeBack(giver, reference), world.claim(person, link)]);
    expect([back.answer.success, claimed.answer.success].sort()).toEqual([false, true]);
    expect((await coursesOf(person)).length).toBe(claimed.answer.success ? 1 : 0);
  });

  test('keeps what was not claimed before it began, without a refund', async () => {
    const run = await addCourse(database.db);
    const { giver, reference } = await world.give([run]);
    await setCourse(database.db, run.id, { startsAt: new Date(Date.now() - 60_000) });
    expect(await world.giftOf(giver, reference)).toMatchObject({
      state: 'too-late',
      canChange: false,
      takeBack: null,
    });
    expect((await takeBack(giver, reference)).answer.message).toContain('it stays yours');
    expect(await world.stateOf(reference)).toBe('confirmed');
  });

  test('does not read what its reader has confirmed, nor withdraws for them when the course is moved', async () => {
    const strict = await addCourse(database.db, { content: { prerequisites: ['A medical license'] } });
    const { giver, reference } = await world.give([strict]);
    await world.sendDue();
    const confirmations = [`${strict.slug}:prerequisite-1`];
    const person = await addUser(database.db);
    expect(
      (await world.claim(person, world.linkTo('hassan@example.com'), confirmations)).answer.success,
    ).toBe(true);
    const newStartDate = addDays(localDate(String(strict.startDate)), 30);
    const move = {
      id: strict.id,
      newStartDate,
      newEndDate: newStartDate,
      reason: 'Illness',
      newDeadline: null,
    };
    const admin = await addUser(database.db, { role: 'admin' });
    expect((await world.call(changes.postponeCourse, move, admin)).answer).toMatchObject({ success: true });
    expect((await world.read(giver, reference)).lines).toMatchObject([
      { confirmations: [], freeWithdrawal: null },
    ]);
    expect((await world.call(orderEndpoints.withdrawFromCourse, { reference }, giver)).answer.success).toBe(
      false,
    );
  });

  test('is the only one who sees or changes it', async () => {
    const { reference } = await world.give([await addCourse(database.db)]);
    const stranger = await addUser(database.db);
    for (const call of [calls.getGift, calls.sendGiftAgain, calls.takeGiftBack])
      expect((await world.call(call, { reference }, stranger)).status).toBe(404);
    expect((await giveTo(stranger, reference, 'ada@example.com')).status).toBe(404);
  });
});

test('an order that is no gift, and a gift that is not paid, show none', async () => {
  const [giver, course] = [await addUser(database.db), await addCourse(database.db)];
  const own = await world.buy(giver, await addCourse(database.db));
  expect((await world.call(calls.getGift, { reference: own }, giver)).answer).toMatchObject({ gift: null });
  await world.fill(giver, [course]);
  const { answer } = await world.press(giver);
  const reference = String(answer.reference);
  expect((await world.call(calls.getGift, { reference }, giver)).answer).toMatchObject({ gift: null });
  expect((await takeBack(giver, reference)).status).toBe(404);
  expect((await world.call(orderEndpoints.abandonOrder, { reference }, giver)).answer.success).toBe(true);
});
