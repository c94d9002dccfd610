import { expect, test } from 'vitest';
import { eur } from '#domain/money/money.ts';
import { localDate } from '#domain/time/local-date.ts';
import { getCourse, newDatesOf } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser, type CourseOverrides } from '#server/testing/test-world.ts';
import { setCourseDates } from './set-course-dates.ts';

const database = given(freshDatabase);

type Wish = Parameters<typeof newDatesOf>[1];

const moved = async (overrides: CourseOverrides, wish: Wish, now = '2027-01-11T08:00:00Z') => {
  const { ctx } = testCalls([], { db: database.db, now: () => new Date(now) });
  const admin = await addUser(database.db, { role: 'admin' });
  const { id } = await addCourse(database.db, overrides);
  return ctx(async (tx) => {
    const before = await lockCourse(tx, id);
    const { startDate } = before;
    if (!startDate || !tx.caller.user) throw new Error('a dated course and somebody who moves it');
    const course = { ...before, startDate };
    const signedIn = { ...tx, caller: { ...tx.caller, user: tx.caller.user } };
    const postponement = await setCourseDates(signedIn, {
      course,
      dates: newDatesOf(course, wish),
      reason: '',
    });
    return { before, postponement, after: await getCourse(tx.db, id, 'InPersonCourse') };
  }, admin);
};
const instant = (text: string) => new Date(text);
const april = { startDate: '2027-04-09', endDate: '2027-04-10' };

test('end, deadline with its hour and early bird move by as many days as the start', async () => {
  const { after } = await moved(
    {
      ...april,
      deadline: { date: localDate('2027-04-02'), time: '18:00' },
      earlyBirdDays: 30,
      earlyBirdPriceEur: eur(120_000),
    },
    { startDate: localDate('2027-05-07') },
  );
  expect(after).toMatchObject({ startDate: '2027-05-07', endDate: '2027-05-08' });
  expect(after.schedule.registrationDeadline).toBe('2027-04-30');
  expect(after.deadlineAt).toEqual(instant('2027-04-30T14:00:00Z'));
  expect(after.endsAt).toEqual(instant('2027-05-08T13:00:00Z'));
  expect(after.earlyBirdEndsAt).toEqual(instant('2027-04-07T19:59:59.999Z'));
});

test('named days are taken as they are: a deadline ends with its day, and never after the start', async () => {
  const named = { startDate: localDate('2027-05-07'), endDate: localDate('2027-05-09') };
  const { after } = await moved(april, { ...named, registrationDeadline: localDate('2027-05-01') });
  expect(after.endDate).toBe('2027-05-09');
  expect(after.deadlineAt).toEqual(instant('2027-05-01T19:59:59.999Z'));
  const onTheDay = await moved(april, { ...named, registrationDeadline: localDate('2027-05-07') });
  expect(onTheDay.after.deadlineAt).toEqual(onTheDay.after.startsAt);
  const without = await moved(april, named);
  expect(without.after.deadlineAt).toEqual(without.after.startsAt);
});

test('a course keeps its hours at the venue over a change of the clocks', async () => {
  const berlin = { zone: 'Europe/Berlin', startDate: '2027-03-26', endDate: '2027-03-27' };
  const { before, after } = await moved(berlin, { startDate: localDate('2027-03-29') });
  expect(before.startsAt).toEqual(instant('2027-03-26T08:00:00Z'));
  expect(after.startsAt).toEqual(instant('2027-03-29T07:00:00Z'));
});

test('one may withdraw until the end of the fourteenth day at the venue, or until the start where it is sooner', async () => {
  const far = await moved(april, { startDate: localDate('2027-05-07') });
  expect(far.postponement.withdrawUntil).toEqual(instant('2027-01-25T19:59:59.999Z'));
  const near = await moved(april, { startDate: localDate('2027-01-20') });
  expect(near.postponement.withdrawUntil).toEqual(near.after.startsAt);
});

test('whoever has the entry in a calendar is told a later word of it', async () => {
  const { before, after } = await moved(april, { startDate: localDate('2027-05-07') });
  expect([after.id, after.version]).toEqual([before.id, before.version + 1]);
});
