import { expect, test } from 'vitest';
import { getOwnPlace } from '#contracts/orders/own-place.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

test('who bought several courses at once is told of each what was paid for it', async () => {
  const person = await addUser(database.db);
  const courses = [
    await addCourse(database.db, { priceEur: 100_000 }),
    await addCourse(database.db, { priceEur: 50_000 }),
  ];
  await world.buyCart(person, courses);
  const paid = [];
  for (const { id } of courses)
    paid.push((await world.call(getOwnPlace, { courseId: id }, person)).answer.place);
  expect(paid).toMatchObject([
    { paidEur: 100_000, openEur: 0 },
    { paidEur: 50_000, openEur: 0 },
  ]);
});

test('who is enrolled is told their order and their next payment, and nobody else is told anything', async () => {
  const [person, other] = [await addUser(database.db), await addUser(database.db)];
  const course = await addCourse(database.db, {
    paymentOptions: { acceptFullPayment: false, acceptDeposit: true },
  });
  const placeOf = async (asking?: typeof person) =>
    (await world.call(getOwnPlace, { courseId: course.id }, asking)).answer;
  expect(await placeOf(person)).toEqual({ success: true, place: null });
  const reference = await world.buy(person, course);
  const { parts } = await world.read(person, reference);
  expect(await placeOf(person)).toEqual({
    success: true,
    place: {
      orderReference: reference,
      paidEur: 29_000,
      openEur: 116_000,
      nextDue: { dueOn: parts[1]?.dueOn, eur: 116_000, aed: parts[1]?.aed },
    },
  });
  expect(await placeOf(other)).toEqual({ success: true, place: null });
  expect(await placeOf()).toEqual({ success: true, place: null });
});
