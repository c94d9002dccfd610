import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WholeAdminCourse } from '#contracts/course-office/admin-course.ts';
import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { courseChangeCalls } from '#contracts/course-office/course-changes.ts';
import { attendanceMarks, auditEntries, courseSessions, enrolments } from '#server/db/schema/index.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addTeacher, addUser } from '#server/testing/test-world.ts';
import { ordersOfCourse } from '../../orders/index.ts';
import { courseChangeBindings } from '../course-changes.routes.ts';
import { adminCourseListBindings } from '../course-lists.routes.ts';
import { adminCourseBindings } from '../course-office.routes.ts';

const database = given(freshDatabase);
let now: Date;
const office = given(() =>
  testCalls([...adminCourseBindings, ...adminCourseListBindings, ...courseChangeBindings], {
    db: database.db,
    now: () => now,
    ports: { courseReferrers: [ordersOfCourse] },
  }),
);
const admin = given(() => addUser(database.db, { role: 'admin' }));
const lead = given(async () => ({
  id: await addTeacher(database.db, { slug: 'lead', firstName: 'Lea', lastName: 'Lead' }),
}));

beforeEach(() => {
  now = new Date('2027-01-10T08:00:00Z');
});

const calls = adminCourseCalls.OnlineLiveTraining;
const inPerson = adminCourseCalls.InPersonCourse;
const JOIN = 'https://meet.example/secret-room';
const HOST = 'https://meet.example/secret-host';
const CASES = { title: 'Cases', date: '2027-03-04', startTime: '18:00', endTime: '19:30' };
const QUESTIONS = { title: 'Questions', date: '2027-03-11', startTime: '18:00', endTime: '19:00' };

const body = (live: object = {}, rest: object = {}) => ({
  basic: { title: 'Complication Case Conference', description: 'Cases and questions.', status: 'open' },
  schedule: { venueTimezone: 'Europe/Vienna' },
  enrollment: { basePrice: 120, seatsAvailable: 20 },
  instructors: { primary: { instructorId: lead.id } },
  live: { platform: 'Zoom', joinUrl: JOIN, hostUrl: HOST, sessions: [CASES, QUESTIONS], ...live },
  ...rest,
});
const create = (live: object = {}, rest: object = {}) =>
  office.call(calls.createAdminCourse, body(live, rest) as never, admin);
const update = (id: string, change: object) =>
  office.call(calls.updateAdminCourse, { id, ...change } as never, admin);
const courseOf = ({ answer }: { answer: Record<string, unknown> }): WholeAdminCourse => {
  if (!answer.course) throw new Error(JSON.stringify(answer));
  return answer.course as WholeAdminCourse;
};
const read = async (id: string) => courseOf(await office.call(calls.getAdminCourse, { id }, admin));
const enrol = async (id: string) => {
  const person = await addUser(database.db);
  await office.ctx(async (ctx) => enrolIn(ctx, (await getCourse(ctx.db, id)) as never, person));
};
const refusals = ({ answer }: { answer: Record<string, unknown> }) =>
  (answer.issues as { field: string; message: string }[] | undefined)?.map(
    ({ field, message }) => `${field}: ${message}`,
  );

describe('a live course is created', () => {
  test('with its sessions, from which its days and hours follow', async () => {
    const { _id } = courseOf(await create());
    expect(await read(_id)).toMatchObject({
      schedule: {
        startDate: '2027-03-04',
        endDate: '2027-03-11',
        timeSlots: { startTime: '18:00', endTime: '19:00' },
      },
      live: { platform: 'Zoom', joinUrl: JOIN, hostUrl: HOST, sessions: [CASES, QUESTIONS] },
      publicPath: '/online-live-training/complication-case-conference-2027',
    });
  });

  test('without a venue, and nothing that is said of one is kept', async () => {
    const course = courseOf(await create({}, { venue: { city: 'Vienna' }, practical: { hasHandsOn: true } }));
    expect(Object.keys(course)).not.toContain('venue');
    expect(Object.keys(course)).not.toContain('practical');
  });

  test('as a draft with nothing but a title', async () => {
    const draft = { saveAsDraft: true, basic: { title: 'An idea' } };
    const course = courseOf(await office.call(calls.createAdminCourse, draft as never, admin));
    expect(course).toMatchObject({ basic: { status: 'draft' }, schedule: { startDate: null } });
  });

  test('in a series of its own kind, also where one in person has its title', async () => {
    const title = 'The same title';
    await addCourse(database.db, { series: { slug: 'the-same-title', title, discipline: 'skin' } });
    const basic = { title, description: 'Live.', status: 'open' };
    expect((await create({}, { basic })).status).toBe(200);
    const { seriesId } = (await addCourse(database.db)) as { seriesId: string };
    expect(refusals(await create({}, { basic: { ...basic, seriesId } }))).toEqual([
      'basic.seriesId: Series is not known',
    ]);
  });
});

describe('sessions', () => {
  const refused: [what: string, live: object, told: string[]][] = [
    [
      'that overlap',
      { sessions: [CASES, { ...QUESTIONS, date: CASES.date, startTime: '19:00', endTime: '20:00' }] },
      ['live.sessions.1.date: Sessions must be in order and cannot overlap'],
    ],
    [
      'in the wrong order',
      { sessions: [QUESTIONS, CASES] },
      ['live.sessions.1.date: Sessions must be in order and cannot overlap'],
    ],
    [
      'that end before they start',
      { sessions: [{ ...CASES, endTime: '17:00' }] },
      ['live.sessions.0.endTime: A session must end after it starts'],
    ],
    [
      'more than a year after the first',
      { sessions: [CASES, { ...QUESTIONS, date: '2028-03-10' }] },
      ['live.sessions.1.date: Sessions must be within 366 days of the first'],
    ],
    ['of none', { sessions: [] }, ['live.sessions: At least one session is required']],
    [
      'in the past',
      { sessions: [{ ...CASES, date: '2027-01-09' }] },
      ['live.sessions: The start date of a new course must be in the future'],
    ],
    [
      'of another course',
      { sessions: [{ ...CASES, _id: '018f0000-0000-7000-8000-000000000000' }] },
      ['live.sessions.0._id: This session is not one of this course'],
    ],
    [
      'behind a link that others could read',
      { joinUrl: 'http://meet.example/open' },
      ['live.joinUrl: Join link must begin with https://'],
    ],
    [
      'behind what is no link',
      { sessions: [{ ...CASES, joinUrl: 'javascript:alert(1)' }] },
      ['live.sessions.0.joinUrl: Join link must begin with https://'],
    ],
  ];
  test.each(refused)('%s are refused where they stand', async (_, live, told) => {
    expect(refusals(await create(live))).toEqual(told);
  });

  test('of which there are too many are refused', async () => {
    const sessions = Array.from({ length: 61 }, (_, at) => ({
      ...CASES,
      date: new Date(Date.UTC(2027, 2, 1 + at)).toISOString().slice(0, 10),
    }));
    expect(refusals(await create({ sessions }))).toEqual([
      'live.sessions: Sessions can have at most 60 entries',
    ]);
  });

  test('stay themselves while others come before them, are changed or go', async () => {
    const { _id, live } = courseOf(await create());
    const [cases, questions] = live.sessions;
    const first = { title: 'Welcome', date: '2027-03-01', startTime: '18:00', endTime: '18:30' };
    await update(_id, { live: { ...live, sessions: [first, { ...questions, title: 'Last questions' }] } });
    const after = await read(_id);
    expect(after.live.sessions).toMatchObject([first, { _id: questions?._id, title: 'Last questions' }]);
    expect(after.schedule).toMatchObject({ startDate: '2027-03-01', endDate: '2027-03-11' });
    expect(after.live.sessions.map(({ _id: id }) => id)).not.toContain(cases?._id);
  });

  test('on which presence was noted are never deleted', async () => {
    const { _id, live } = courseOf(await create());
    const [cases, questions] = live.sessions;
    await enrol(_id);
    const [enrolment] = await database.db.select().from(enrolments).where(eq(enrolments.courseId, _id));
    await database.db.insert(attendanceMarks).values({
      id: uuidv7(),
      enrolmentId: String(enrolment?.id),
      sessionId: String(questions?._id),
      kind: 'present',
      method: 'staff',
      at: now,
      madeAt: now,
      receivedAt: now,
    } as never);
    expect(refusals(await update(_id, { live: { ...live, sessions: [cases] } }))).toEqual([
      'live.sessions: The session of 2027-03-11 stays: it was noted who was there',
    ]);
    const kept = await database.db.select().from(courseSessions).where(eq(courseSessions.courseId, _id));
    expect(kept).toHaveLength(2);
  });
});

describe('what leads into a live course', () => {
  test('is told as changed and stands in no history or audit', async () => {
    const { _id, live } = courseOf(await create());
    const [cases] = live.sessions;
    const other = 'https://meet.example/another-room';
    await update(_id, {
      live: { ...live, joinUrl: other, hostUrl: '', sessions: [{ ...cases, joinUrl: other }] },
    });
    const { answer } = await office.call(calls.listCourseHistory, { id: _id }, admin);
    const { changes } = (answer.history as { changes: object[] }[])[0] ?? { changes: [] };
    expect(changes).toContainEqual({ field: 'live.joinUrl', from: 'a link', to: 'changed' });
    expect(changes).toContainEqual({ field: 'live.hostUrl', from: 'a link', to: '' });
    const written = await database.db.select().from(auditEntries).where(eq(auditEntries.objectId, _id));
    expect(JSON.stringify(written)).not.toContain('meet.example');
    expect((await read(_id)).live.joinUrl).toBe(other);
  });

  test('does not come along to a copy', async () => {
    const { _id } = courseOf(await create());
    const wish = { newTitle: 'Next conference', newCourseCode: 'NEXT-1', newStartDate: '2027-05-06' };
    const copy = courseOf(await office.call(calls.copyCourse, { id: _id, ...wish } as never, admin));
    expect(copy).toMatchObject({
      basic: { status: 'draft' },
      schedule: { startDate: '2027-05-06', endDate: '2027-05-13' },
      live: { platform: 'Zoom', joinUrl: '', hostUrl: '' },
    });
    expect(copy.live.sessions).toMatchObject([{ date: '2027-05-06' }, { date: '2027-05-13' }]);
  });
});

describe('each kind has its own calls', () => {
  test('of which those in person know no live course, and the other way round', async () => {
    const { _id: live } = courseOf(await create());
    const { id: room } = await addCourse(database.db);
    const changes = courseChangeCalls;
    const at = { newStartDate: '2028-01-01' };
    const copy = { newTitle: 'X', newCourseCode: `X-${uuidv7()}`, ...at };
    const asked = (set: typeof inPerson | typeof calls, kind: keyof typeof changes, id: string) => [
      office.call(set.getAdminCourse as never, { id } as never, admin),
      office.call(set.updateAdminCourse as never, { id, saveAsDraft: true } as never, admin),
      office.call(set.deleteAdminCourse as never, { id } as never, admin),
      office.call(set.copyCourse as never, { id, ...copy } as never, admin),
      office.call(set.cloneCourse as never, { id } as never, admin),
      office.call(changes[kind].cancelCourse as never, { id, reason: 'Ill' } as never, admin),
      office.call(changes[kind].postponeCourse as never, { id, ...at } as never, admin),
    ];
    const outcomes = await Promise.all([
      ...asked(inPerson, 'InPersonCourse', live),
      ...asked(calls, 'OnlineLiveTraining', room),
    ]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([404]));
    const bulk = await office.call(
      inPerson.bulkSetCourseStatus,
      { ids: [live], status: 'closed' } as never,
      admin,
    );
    expect(bulk.answer.results).toMatchObject([{ ok: false, message: 'Course not found' }]);
  });

  test('and lists only its own, with figures of its own', async () => {
    const { _id } = courseOf(await create());
    const { answer } = await office.call(calls.listAdminCourses, {}, admin);
    const listed = (answer.courses as { _id: string; venue: object }[]).map((course) => course._id);
    expect(listed).toContain(_id);
    expect(answer.figures).toMatchObject({ total: listed.length });
    const { answer: others } = await office.call(inPerson.listAdminCourses, {}, admin);
    expect((others.courses as { _id: string }[]).map((course) => course._id)).not.toContain(_id);
  });
});

describe('a live course with people', () => {
  const taken = async () => {
    const course = courseOf(await create());
    await enrol(course._id);
    return course;
  };

  test('is not deleted but cancelled', async () => {
    const { _id: id } = await taken();
    expect((await office.call(calls.deleteAdminCourse, { id }, admin)).status).toBe(409);
    const cancel = courseChangeCalls.OnlineLiveTraining.cancelCourse;
    expect((await office.call(cancel, { id, reason: 'The speaker is ill.' } as never, admin)).status).toBe(
      200,
    );
    expect(await read(id)).toMatchObject({ cancellation: { reason: 'The speaker is ill.' } });
  });

  test('keeps their seats and their first day', async () => {
    const { _id, live } = await taken();
    expect(refusals(await update(_id, { enrollment: { seatsAvailable: 0 } }))).toContain(
      'enrollment.seatsAvailable: Seats available must be at least 1',
    );
    const sessions = live.sessions.slice(1);
    expect(refusals(await update(_id, { live: { ...live, sessions } }))).toEqual([
      'live.sessions: Postpone the course instead, so that everyone is told and may withdraw.',
    ]);
  });

  test('is postponed with all its sessions', async () => {
    const { _id: id } = await taken();
    const postpone = courseChangeCalls.OnlineLiveTraining.postponeCourse;
    const withEnd = { id, newStartDate: '2027-04-01', newEndDate: '2027-04-02' };
    expect(refusals(await office.call(postpone, withEnd as never, admin))).toEqual([
      'newEndDate: The sessions move along with the start: change them in the form',
    ]);
    await office.call(postpone, { id, newStartDate: '2027-04-01' } as never, admin);
    expect(await read(id)).toMatchObject({
      schedule: { startDate: '2027-04-01', endDate: '2027-04-08' },
      live: { sessions: [{ date: '2027-04-01' }, { date: '2027-04-08' }] },
    });
  });
});
