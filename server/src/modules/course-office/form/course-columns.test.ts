import { describe, expect, test } from 'vitest';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { setCourse } from '#server/testing/test-world.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));

const row = (id: string) => getCourse(database.db, id, 'InPersonCourse');

describe('dates', () => {
  const dated = (startDate: string, changes: object = {}) =>
    office.created({ schedule: { startDate, endDate: null, registrationDeadline: null, ...changes } });

  test.each([
    ['2027-03-27', '2027-03-27T07:30:00.000Z'],
    ['2027-03-28', '2027-03-28T06:30:00.000Z'],
    ['2027-10-30', '2027-10-30T06:30:00.000Z'],
    ['2027-10-31', '2027-10-31T07:30:00.000Z'],
  ])('in Berlin 08:30 on %s is %s', async (day, instant) => {
    const { startsAt } = await row((await dated(day))._id);
    expect(startsAt?.toISOString()).toBe(instant);
  });

  test('one can enroll until the end of the last day, but never after the start', async () => {
    const before = await row((await dated('2027-03-29', { registrationDeadline: '2027-03-28' }))._id);
    const same = await row((await dated('2027-03-29', { registrationDeadline: '2027-03-29' }))._id);
    expect(before.deadlineAt?.toISOString()).toBe('2027-03-28T21:59:59.999Z');
    expect(same.deadlineAt).toEqual(same.startsAt);
  });

  test('a deadline of an hour keeps it until its day is changed', async () => {
    const { _id } = await dated('2027-03-29', { registrationDeadline: '2027-03-20' });
    const hour = new Date('2027-03-20T17:00:00Z');
    await setCourse(database.db, _id, { deadlineAt: hour });
    await office.update(_id, { basic: { title: 'Same day' } });
    expect((await row(_id)).deadlineAt).toEqual(hour);
    await office.update(_id, { schedule: { registrationDeadline: '2027-03-21' } });
    expect((await row(_id)).deadlineAt?.toISOString()).toBe('2027-03-21T22:59:59.999Z');
  });

  test('a deadline that was over with the start goes on with it, not at its former hour', async () => {
    const { _id } = await dated('2027-03-29', { registrationDeadline: '2027-03-29' });
    const { timeSlots } = office.sample().schedule;
    await office.update(_id, { schedule: { timeSlots: { ...timeSlots, startTime: '14:00' } } });
    const { startsAt, deadlineAt } = await row(_id);
    expect(deadlineAt?.toISOString()).toBe('2027-03-29T12:00:00.000Z');
    expect(deadlineAt).toEqual(startsAt);
  });

  test('the early bird ends so many days before the start, and never begins without a price', async () => {
    const { _id } = await dated('2027-03-29');
    expect((await row(_id)).earlyBirdEndsAt?.toISOString()).toBe('2027-02-12T22:59:59.999Z');
    await office.update(_id, { enrollment: { earlyBird: { basePrice: 0, days: 10 } } });
    expect(await row(_id)).toMatchObject({ earlyBirdEndsAt: null, earlyBirdDays: 10 });
  });
});
