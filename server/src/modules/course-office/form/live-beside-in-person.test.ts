import { describe, expect, test } from 'vitest';
import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { courseChangeCalls } from '#contracts/course-office/course-changes.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { courseOf, createLiveOffice, refusals } from '#server/testing/worlds/live/live-office-world.ts';

const database = given(freshDatabase);
const office = given(() => createLiveOffice(database.db));

const calls = adminCourseCalls.OnlineLiveTraining;
const inPerson = adminCourseCalls.InPersonCourse;

describe('each kind has its own calls', () => {
  test('of which those in person know no live course, and the other way round', async () => {
    const { _id: live } = courseOf(await office.create());
    const { id: room } = await addCourse(database.db);
    const changes = courseChangeCalls;
    const at = { newStartDate: '2028-01-01' };
    const copy = { newTitle: 'X', newCourseCode: `X-${uuidv7()}`, ...at };
    const asked = (set: typeof inPerson | typeof calls, kind: keyof typeof changes, id: string) => [
      office.call(set.getAdminCourse as never, { id } as never, office.admin),
      office.call(set.updateAdminCourse as never, { id, saveAsDraft: true } as never, office.admin),
      office.call(set.deleteAdminCourse as never, { id } as never, office.admin),
      office.call(set.copyCourse as never, { id, ...copy } as never, office.admin),
      office.call(set.cloneCourse as never, { id } as never, office.admin),
      office.call(changes[kind].cancelCourse as never, { id, reason: 'Ill' } as never, office.admin),
      office.call(changes[kind].postponeCourse as never, { id, ...at } as never, office.admin),
    ];
    const outcomes = await Promise.all([
      ...asked(inPerson, 'InPersonCourse', live),
      ...asked(calls, 'OnlineLiveTraining', room),
    ]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([404]));
    const bulk = await office.call(
      inPerson.bulkSetCourseStatus,
      { ids: [live], status: 'closed' } as never,
      office.admin,
    );
    expect(bulk.answer.results).toMatchObject([{ ok: false, message: 'Course not found' }]);
  });

  test('and lists only its own, with figures of its own', async () => {
    const { _id } = courseOf(await office.create());
    const { answer } = await office.call(calls.listAdminCourses, {}, office.admin);
    const listed = (answer.courses as { _id: string; venue: object }[]).map((course) => course._id);
    expect(listed).toContain(_id);
    expect(answer.figures).toMatchObject({ total: listed.length });
    const { answer: others } = await office.call(inPerson.listAdminCourses, {}, office.admin);
    expect((others.courses as { _id: string }[]).map((course) => course._id)).not.toContain(_id);
  });
});

test('a live course that nobody is on is deleted: it is not found any more, nor listed', async () => {
  const { _id: id } = courseOf(await office.create());
  expect((await office.call(calls.deleteAdminCourse, { id }, office.admin)).status).toBe(200);
  expect((await office.call(calls.getAdminCourse, { id }, office.admin)).status).toBe(404);
  expect((await office.call(calls.deleteAdminCourse, { id }, office.admin)).status).toBe(404);
  const { answer } = await office.call(calls.listAdminCourses, {}, office.admin);
  expect((answer.courses as { _id: string }[]).map((course) => course._id)).not.toContain(id);
});

describe('a live course with people', () => {
  const taken = async () => {
    const course = courseOf(await office.create());
    await office.enrol(course._id);
    return course;
  };

  test('is not deleted but cancelled', async () => {
    const { _id: id } = await taken();
    expect((await office.call(calls.deleteAdminCourse, { id }, office.admin)).status).toBe(409);
    const cancel = courseChangeCalls.OnlineLiveTraining.cancelCourse;
    expect(
      (await office.call(cancel, { id, reason: 'The speaker is ill.' } as never, office.admin)).status,
    ).toBe(200);
    expect(await office.read(id)).toMatchObject({ cancellation: { reason: 'The speaker is ill.' } });
  });

  test('keeps their seats and their first day', async () => {
    const { _id, live } = await taken();
    expect(refusals(await office.update(_id, { enrollment: { seatsAvailable: 0 } }))).toContain(
      'enrollment.seatsAvailable: Seats available must be at least 1',
    );
    const sessions = live.sessions.slice(1);
    expect(refusals(await office.update(_id, { live: { ...live, sessions } }))).toEqual([
      'live.sessions: Postpone the course instead, so that everyone is told and may withdraw.',
    ]);
  });

  test('is postponed with all its sessions', async () => {
    const { _id: id } = await taken();
    const postpone = courseChangeCalls.OnlineLiveTraining.postponeCourse;
    const withEnd = { id, newStartDate: '2027-04-01', newEndDate: '2027-04-02' };
    expect(refusals(await office.call(postpone, withEnd as never, office.admin))).toEqual([
      'newEndDate: The sessions move along with the start: change them in the form',
    ]);
    await office.call(postpone, { id, newStartDate: '2027-04-01' } as never, office.admin);
    expect(await office.read(id)).toMatchObject({
      schedule: { startDate: '2027-04-01', endDate: '2027-04-08' },
      live: { sessions: [{ date: '2027-04-01' }, { date: '2027-04-08' }] },
    });
  });
});
