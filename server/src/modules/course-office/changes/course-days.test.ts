import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import { courseSessions } from '#server/db/schema/index.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { coursesWithOtherDays } from '#server/testing/course-days.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { createCourseChangesWorld } from '#server/testing/worlds/course-changes-world.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));

const sessionsOf = (courseId: string) =>
  database.db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseId, courseId))
    .orderBy(asc(courseSessions.position));
const daysOf = async (courseId: string) => (await sessionsOf(courseId)).map(({ date }) => date);

test('a course has its days however it comes by its dates: made, saved, copied, postponed', async () => {
  const { schedule } = office.sample();
  const april = { startDate: '2027-04-09', endDate: '2027-04-11', registrationDeadline: null };
  const { _id: id } = await office.created({ schedule: april });
  expect(await daysOf(id)).toEqual(['2027-04-09', '2027-04-10', '2027-04-11']);
  const may = { startDate: '2027-05-31', endDate: '2027-06-01' };
  await office.update(id, { schedule: { ...may, timeSlots: { ...schedule.timeSlots, startTime: '07:15' } } });
  expect(await sessionsOf(id)).toMatchObject([
    { position: 1, date: '2027-05-31', startTime: '07:15', endTime: schedule.timeSlots.endTime },
    { position: 2, date: '2027-06-01', startTime: '07:15', endTime: schedule.timeSlots.endTime },
  ]);
  const wish = {
    newTitle: 'Autumn run',
    newCourseCode: 'AUTUMN',
    newStartDate: '2027-10-30',
    copyOptions: {},
  };
  const copy = await office.call(adminCourseEndpoints.copyCourse, { id, ...wish }, office.staff);
  expect(await daysOf((copy.answer.course as { _id: string })._id)).toEqual(['2027-10-30', '2027-10-31']);
  const world = await createCourseChangesWorld(database.db);
  world.post.now = new Date('2027-01-11T08:00:00Z');
  const move = { newStartDate: '2027-07-01', newEndDate: '2027-07-03' };
  expect((await world.postpone(await getCourse(database.db, id, 'InPersonCourse'), move)).status).toBe(200);
  expect(await daysOf(id)).toEqual(['2027-07-01', '2027-07-02', '2027-07-03']);
  expect(await coursesWithOtherDays(database.db)).toEqual([]);
});

test('a day that is moved stays the same day, and one that is gone takes no other with it', async () => {
  const { _id: id } = await office.created({ schedule: { startDate: '2027-04-09', endDate: '2027-04-10' } });
  const before = await sessionsOf(id);
  await office.update(id, { schedule: { startDate: '2027-04-16', endDate: '2027-04-16' } });
  expect(await sessionsOf(id)).toEqual([{ ...before[0], date: '2027-04-16' }]);
  await office.update(id, { saveAsDraft: true, schedule: { startDate: null, endDate: null } });
  expect(await sessionsOf(id)).toEqual([]);
});

test('a course without a date has no days, and a deleted one leaves none behind', async () => {
  const { id } = await addCourse(database.db, { startDate: null });
  expect(await daysOf(id)).toEqual([]);
  const { _id } = await office.created();
  await office.call(adminCourseEndpoints.deleteAdminCourse, { id: _id }, office.admin);
  expect(await daysOf(_id)).toEqual([]);
});
