import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { attendanceMarks, auditEntries, courseSessions, enrolments } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import {
  CASES,
  courseOf,
  createLiveOffice,
  HOST,
  JOIN,
  QUESTIONS,
  refusals,
} from '#server/testing/worlds/live/live-office-world.ts';

const database = given(freshDatabase);
const office = given(() => createLiveOffice(database.db));

const calls = adminCourseCalls.OnlineLiveTraining;

describe('a live course is created', () => {
  test('with its sessions, from which its days and hours follow', async () => {
    const { _id } = courseOf(await office.create());
    expect(await office.read(_id)).toMatchObject({
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
    const course = courseOf(
      await office.create({}, { venue: { city: 'Vienna' }, practical: { hasHandsOn: true } }),
    );
    expect(Object.keys(course)).not.toContain('venue');
    expect(Object.keys(course)).not.toContain('practical');
  });

  test('as a draft with nothing but a title', async () => {
    const draft = { saveAsDraft: true, basic: { title: 'An idea' } };
    const course = courseOf(await office.call(calls.createAdminCourse, draft as never, office.admin));
    expect(course).toMatchObject({ basic: { status: 'draft' }, schedule: { startDate: null } });
  });

  test('in a series of its own kind, also where one in person has its title', async () => {
    const title = 'The same title';
    await addCourse(database.db, { series: { slug: 'the-same-title', title, discipline: 'skin' } });
    const basic = { title, description: 'Live.', status: 'open' };
    expect((await office.create({}, { basic })).status).toBe(200);
    const { seriesId } = (await addCourse(database.db)) as { seriesId: string };
    expect(refusals(await office.create({}, { basic: { ...basic, seriesId } }))).toEqual([
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
    expect(refusals(await office.create(live))).toEqual(told);
  });

  test('of which there are too many are refused', async () => {
    const sessions = Array.from({ length: 61 }, (_, at) => ({
      ...CASES,
      date: new Date(Date.UTC(2027, 2, 1 + at)).toISOString().slice(0, 10),
    }));
    expect(refusals(await office.create({ sessions }))).toEqual([
      'live.sessions: Sessions can have at most 60 entries',
    ]);
  });

  test('stay themselves while others come before them, are changed or go', async () => {
    const { _id, live } = courseOf(await office.create());
    const [cases, questions] = live.sessions;
    const first = { title: 'Welcome', date: '2027-03-01', startTime: '18:00', endTime: '18:30' };
    await office.update(_id, {
      live: { ...live, sessions: [first, { ...questions, title: 'Last questions' }] },
    });
    const after = await office.read(_id);
    expect(after.live.sessions).toMatchObject([first, { _id: questions?._id, title: 'Last questions' }]);
    expect(after.schedule).toMatchObject({ startDate: '2027-03-01', endDate: '2027-03-11' });
    expect(after.live.sessions.map(({ _id: id }) => id)).not.toContain(cases?._id);
  });

  test('on which presence was noted are never deleted', async () => {
    const { _id, live } = courseOf(await office.create());
    const [cases, questions] = live.sessions;
    await office.enrol(_id);
    const [enrolment] = await database.db.select().from(enrolments).where(eq(enrolments.courseId, _id));
    await database.db.insert(attendanceMarks).values({
      id: uuidv7(),
      enrolmentId: String(enrolment?.id),
      sessionId: String(questions?._id),
      kind: 'present',
      method: 'staff',
      at: office.now,
      madeAt: office.now,
      receivedAt: office.now,
    } as never);
    expect(refusals(await office.update(_id, { live: { ...live, sessions: [cases] } }))).toEqual([
      'live.sessions: The session of 2027-03-11 stays: it was noted who was there, or it was recorded',
    ]);
    const kept = await database.db.select().from(courseSessions).where(eq(courseSessions.courseId, _id));
    expect(kept).toHaveLength(2);
  });
});

describe('what leads into a live course', () => {
  test('is told as changed and stands in no history or audit', async () => {
    const { _id, live } = courseOf(await office.create());
    const [cases] = live.sessions;
    const other = 'https://meet.example/another-room';
    await office.update(_id, {
      live: { ...live, joinUrl: other, hostUrl: '', sessions: [{ ...cases, joinUrl: other }] },
    });
    const { answer } = await office.call(calls.listCourseHistory, { id: _id }, office.admin);
    const { changes } = (answer.history as { changes: object[] }[])[0] ?? { changes: [] };
    expect(changes).toContainEqual({ field: 'live.joinUrl', from: 'a link', to: 'changed' });
    expect(changes).toContainEqual({ field: 'live.hostUrl', from: 'a link', to: '' });
    const written = await database.db.select().from(auditEntries).where(eq(auditEntries.objectId, _id));
    expect(JSON.stringify(written)).not.toContain('meet.example');
    expect((await office.read(_id)).live.joinUrl).toBe(other);
  });

  test('does not come along to a copy', async () => {
    const { _id } = courseOf(await office.create());
    const wish = { newTitle: 'Next conference', newCourseCode: 'NEXT-1', newStartDate: '2027-05-06' };
    const copy = courseOf(await office.call(calls.copyCourse, { id: _id, ...wish } as never, office.admin));
    expect(copy).toMatchObject({
      basic: { status: 'draft' },
      schedule: { startDate: '2027-05-06', endDate: '2027-05-13' },
      live: { platform: 'Zoom', joinUrl: '', hostUrl: '' },
    });
    expect(copy.live.sessions).toMatchObject([{ date: '2027-05-06' }, { date: '2027-05-13' }]);
  });
});
