import { afterAll, expect, test } from 'vitest';
import { participantEndpoints as calls } from '#contracts/after-sale/participants.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createGiftsWorld } from '#server/testing/worlds/gifts-world.ts';

const database = given(freshDatabase);
const world = given(() => createGiftsWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

test('a place that was given away is said and left out, and whoever has claimed it keeps it', async () => {
  const [run, staff] = [await addCourse(database.db), await addUser(database.db, { role: 'staff' })];
  const { reference } = await world.give([run]);
  await world.sendDue();
  const guest = await addUser(database.db);
  expect((await world.claim(guest, world.linkTo('hassan@example.com'))).answer).toMatchObject({
    success: true,
  });
  const key = { courseId: run.slug };
  const roster = await world.call(adminOrderEndpoints.getRoster, key, staff);
  const [row] = adminOrderEndpoints.getRoster.response.parse(roster.answer).roster;
  expect(row).toMatchObject({ orderReference: reference, email: guest.email });
  const lineId = row?.lineId ?? '';
  const shown = await world.call(calls.adminListCancellations, { ...key, lines: lineId }, staff);
  expect(shown.answer.places).toMatchObject([
    { figures: null, obstacle: expect.stringContaining('This course is a gift') },
  ]);
  const places = [{ lineId, refundEur: 0, creditEur: 0 }];
  const told = await world.call(calls.adminCancelParticipants, { ...key, places, reason: 'Storm' }, staff);
  expect(told.answer).toMatchObject({ message: '0 of 1 cancelled', results: [{ done: false }] });
  expect(await world.countsOf(run)).toMatchObject({ taken: 1, enrolled: 1 });
});
