import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced } from '#server/testing/test-world.ts';
import { nextBoundary } from './next-boundary.repository.ts';

const database = given(freshDatabase);

test('a page is made anew at midnight at the venue, when the window of a policy may end', async () => {
  await addCourse(database.db, { startDate: '2027-04-09', zone: 'Asia/Dubai' });
  const halfAMinuteBefore = new Date('2027-03-10T19:59:30.000Z');
  expect(await nextBoundary(database.db, halfAMinuteBefore)).toEqual(new Date('2027-03-10T20:00:00.000Z'));
});

test('a page is made anew when the early bird of a self-paced course ends', async () => {
  const earlyBirdEndsAt = new Date('2027-03-10T09:00:20.000Z');
  await addSelfPaced(database.db, { earlyBirdEndsAt });
  expect(await nextBoundary(database.db, new Date('2027-03-10T09:00:00.000Z'))).toEqual(earlyBirdEndsAt);
  const after = new Date('2027-03-10T09:00:30.000Z');
  expect(await nextBoundary(database.db, after)).toEqual(new Date('2027-03-10T09:01:30.000Z'));
});
