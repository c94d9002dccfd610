import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { giftEndpoints as calls } from '#contracts/gifts/gifts.ts';
import { enrolments } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createGiftsWorld } from '#server/testing/worlds/gifts-world.ts';

const database = given(freshDatabase);
const world = given(() => createGiftsWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const coursesOf = async ({ id }: User): Promise<string[]> => {
  const rows = await database.db.select().from(enrolments).where(eq(enrolments.userId, id));
  return rows.map(({ courseId }) => courseId);
};
const _takeBack = (giver: User, reference: string) => world.call(calls.takeGiftBack, { reference }, giver);
const _giveTo = (giver: User, reference: string, email: string) =>
  world.call(calls.changeRecipient, { reference, email }, giver);

describe('a cart as a gift', () => {
  test('is paid by its giver and enrolls nobody; its seats are taken', async () => {
    const [run, selfPaced] = [
      await addCourse(database.db, { priceEur: 90_000 }),
      await addSelfPaced(database.db),
    ];
    const { giver, reference } = await world.give([run, selfPaced], { giftMessage: 'See you in Paris' });
    expect(await world.read(giver, reference)).toMatchObject({
      state: 'confirmed',
      paidEur: 104_000,
      lines: [{ enrolled: false }, { enrolled: false }],
    });
    expect(await coursesOf(giver)).toEqual([]);
    expect(await world.countsOf(run)).toMatchObject({ taken: 1 });
    expect(await world.giftOf(giver, reference)).toMatchObject({
      state: 'planned',
      email: 'hassan@example.com',
      message: 'See you in Paris',
      claimUrl: null,
      takeBack: { refundEur: 104_000 },
      courses: [
        { slug: run.slug, state: 'open' },
        { slug: selfPaced.slug, state: 'open' },
      ],
    });
  });

  test('asks the giver for the terms alone, and who gets it for what the courses ask', async () => {
    const strict = await addCourse(database.db, { content: { prerequisites: ['A medical license'] } });
    const { reference } = await world.give([strict]);
    await world.sendDue();
    const person = await addUser(database.db);
    const { answer } = await world.claim(person, world.linkTo('hassan@example.com'));
    expect(answer).toMatchObject({ message: 'Please confirm: I meet this prerequisite: A medical license' });
    expect(reference).toMatch(/^AUR-/);
  });

  test('can be of what its giver has, or is buying, and of the last seat, pressed twice', async () => {
    const [giver, course] = [await addUser(database.db), await addCourse(database.db, { capacity: 2 })];
    await world.fill(giver, [course]);
    await world.buy(giver, course);
    const first = await world.press(giver);
    expect(first.answer).toMatchObject({ success: true });
    const again = await world.press(giver, { giftMessage: 'Changed' });
    expect(again.answer).toMatchObject({
      reference: first.answer.reference,
      redirectUrl: first.answer.redirectUrl,
    });
    expect(await world.countsOf(course)).toMatchObject({ taken: 2 });
    world.payOnPage(first.answer);
    await world.check(giver, first.answer.reference);
    expect(await world.giftOf(giver, String(first.answer.reference))).toMatchObject({ message: 'Changed' });
  });

  test('for another address, or for oneself after all, is another order', async () => {
    const [giver, course] = [await addUser(database.db), await addCourse(database.db)];
    await world.fill(giver, [course]);
    const first = await world.press(giver, { giftRecipientEmail: 'ada@example.com' });
    const second = await world.press(giver, { giftRecipientEmail: 'grace@example.com' });
    const third = await world.press(giver, { isGift: false });
    const references = [first, second, third].map(({ answer }) => answer.reference);
    expect(new Set(references).size).toBe(3);
    expect(await world.stateOf(references[0])).toBe('lapsed');
    expect(await world.countsOf(course)).toMatchObject({ taken: 1 });
  });

  test.each([
    ['a malformed address', { giftRecipientEmail: 'ada@' }, 'Invalid email format'],
    ['a day that is over', { giftSendOn: '2020-01-01' }, 'Please choose today or a later day'],
    [
      'a day after it begins',
      { giftSendOn: '2099-01-01' },
      'Please choose a day before the first course begins',
    ],
  ])('is refused with %s, at its field', async (_, wish, message) => {
    const giver = await addUser(database.db);
    await world.fill(giver, [await addCourse(database.db)]);
    const { answer } = await world.press(giver, { giftRecipientEmail: 'ada@example.com', ...wish });
    expect(answer).toMatchObject({ success: false, issues: [{ field: Object.keys(wish)[0], message }] });
  });

  test('to oneself is refused', async () => {
    const giver = await addUser(database.db);
    await world.fill(giver, [await addCourse(database.db)]);
    const { answer } = await world.press(giver, { giftRecipientEmail: giver.email.toUpperCase() });
    expect(answer).toMatchObject({
      issues: [{ field: 'giftRecipientEmail', message: expect.stringContaining('own address') }],
    });
  });

  test('that costs nothing is complete at once, enrolls nobody and waits', async () => {
    const [giver, free] = [await addUser(database.db), await addCourse(database.db, { priceEur: 0 })];
    await world.fill(giver, [free]);
    const { answer } = await world.complete(giver);
    expect(answer).toMatchObject({ success: true, message: 'Your gift is ready.' });
    const reference = String(answer.referenceNumber);
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect(await coursesOf(giver)).toEqual([]);
    const gift = await world.giftOf(giver, reference);
    expect(gift).toMatchObject({ state: 'to-hand-on', email: '', takeBack: { refundEur: 0, refundAed: 0 } });
    const person = await addUser(database.db);
    expect((await world.claim(person, world.linkIn(gift.claimUrl ?? ''))).answer.success).toBe(true);
    expect(await coursesOf(person)).toEqual([free.id]);
  });
});
