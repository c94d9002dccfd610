import { expect, test } from 'vitest';
import type { Outcome } from '#server/calls/outcome.ts';
import { releaseSeat } from '#server/modules/seats/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { untilSomebodyWaits } from '#server/testing/held-transaction.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createWaitingWorld } from '#server/testing/worlds/waiting-world.ts';

const database = given(freshDatabase);
const world = given(() => createWaitingWorld(database.db));

const WAITING = 12;
const STRANGERS = 12;
const SEATS = 6;

const isServed = ({ status }: Outcome) => status === 200;

test('an offer that is accepted in the second it lapses is one seat: its person’s, or the next one’s', async () => {
  for (let round = 0; round < 8; round++) {
    const sold = await world.addFull(1);
    const people = await world.addLine(sold.course, 2);
    await world.free(sold, 0);
    await world.endOffersIn(sold.course, 0.02 * round);
    const [first] = people;
    if (!first) throw new Error('somebody');
    const [pressed] = await Promise.all([
      world.press(first, sold.course),
      world.runJob('end-offers'),
      world.runJob('end-offers'),
    ]);
    // What was not over yet when the job came is taken back by the next.
    if (!isServed(pressed)) await world.runJob('end-offers');
    const line = await world.inLine(sold.course, people);
    expect(line).toEqual(isServed(pressed) ? ['1 paying', '2'] : ['2 offered', '1']);
    expect(await world.seatsOf(sold.course)).toEqual(
      isServed(pressed) ? { taken: 1, held: 1 } : { taken: 1, offered: 1 },
    );
  }
});

test('of two who press at once for the one seat that is offered to one of them, that one gets it', async () => {
  const sold = await world.addFull(1);
  const people = await world.addLine(sold.course, 2);
  await world.free(sold, 0);
  const pressed = await Promise.all([...people, ...people].map((person) => world.press(person, sold.course)));
  expect(pressed.map(isServed)).toEqual([true, false, true, false]);
  expect(await world.seatsOf(sold.course)).toEqual({ taken: 1, held: 1 });
});

test('seats that are given back while strangers press and people join are each offered once, in order', async () => {
  const sold = await world.addFull(SEATS);
  const people = await world.addLine(sold.course, WAITING);
  const strangers = await world.addPeople(STRANGERS);
  const late = await world.addPeople(4);
  const [freed, pressed] = await Promise.all([
    Promise.all(sold.orders.map((_, number) => world.free(sold, number))),
    Promise.all(strangers.map((person) => world.press(person, sold.course))),
    Promise.all(late.map((person) => world.join(person, sold.course))),
  ]);
  expect(freed).toHaveLength(SEATS);
  expect(pressed.filter(isServed)).toHaveLength(0);
  expect(await world.seatsOf(sold.course)).toEqual({ taken: SEATS, offered: SEATS });
  const numbers = people.map((_, i) => (i < SEATS ? `${i + 1} offered` : `${i + 1}`));
  const line = await world.inLine(sold.course, people);
  expect(line.slice(0, WAITING)).toEqual(numbers);
  expect(line).toHaveLength(WAITING + late.length);
});

test('whoever joins while a seat is given back is offered it, or told that it is free', async () => {
  const sold = await world.addFull(1);
  const person = await addUser(database.db);
  const [order] = sold.orders;
  if (!order) throw new Error('an order');
  const [freeing] = await Promise.all([world.free(sold, 0), world.join(person, sold.course)]);
  expect(freeing).toBeUndefined();
  const seats = await world.seatsOf(sold.course);
  const place = await world.placeOf(person, sold.course);
  expect(seats).toEqual(place ? { taken: 1, offered: 1 } : { taken: 0 });
});

test('a seat that is given back and taken again in one transaction is never offered, and nobody sees it free', async () => {
  const sold = await world.addFull(1);
  const people = await world.addLine(sold.course, 1);
  await world.free(sold, 0);
  const [first] = people;
  const place = (await world.lineOf(sold.course))[0];
  if (!first || !place) throw new Error('somebody');
  const [released, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const giving = world.ctx(async (ctx) => {
    await releaseSeat(ctx, { courseId: sold.course.id, placeId: place._id });
    released.resolve();
    await ended.promise;
  });
  await released.promise;
  expect(await world.seatsOf(sold.course)).toEqual({ taken: 1, offered: 1 });
  const pressing = world.press(first, sold.course);
  await untilSomebodyWaits(database.pool);
  ended.resolve();
  await giving;
  expect((await pressing).answer).toMatchObject({ code: 'no-seat-left' });
});
