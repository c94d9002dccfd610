import { beforeEach, describe, expect, test } from 'vitest';
import { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import {
  type CourseNotice,
  courseNoticeEndpoints as calls,
} from '#contracts/course-office/course-notices.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { on } from '#server/calls/binding.ts';
import { type CallRouteDeps, callRoutes } from '#server/calls/calls.routes.ts';
import { courseRuns } from '#server/db/schema/index.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { startPluginApp } from '#server/testing/plugin-app.ts';
import { addCourse, addTeacher, addUser, type CourseOverrides } from '#server/testing/test-world.ts';
import { createMailWorld } from '#server/testing/worlds/mail-world.ts';
import { notificationJobs } from '../notifications.jobs.ts';
import { courseNoticeBindings } from './course-notices.routes.ts';

const database = given(freshDatabase);
const staff = given(() => addUser(database.db, { role: 'staff', firstName: 'Grace', lastName: 'Hopper' }));
const world = givenEach(() =>
  createMailWorld(database.db, { bindings: courseNoticeBindings, jobsOf: notificationJobs }),
);

beforeEach(async () => {
  await database.db.update(courseRuns).set({ reminderSettings: {} });
  world.now = new Date('2030-03-01T08:00:00Z');
});

const LINA = { slug: 'lina-haddad', firstName: 'Lina', lastName: 'Haddad' };
const ON = { enabled: true, automaticReminders: true };
const MESSAGE = 'Dear {firstName},\n\nthe doors open at <08:30>.';

const planned = async (overrides: CourseOverrides = {}, ...names: string[]) => {
  const course = await addCourse(database.db, {
    startDate: '2030-04-09',
    endDate: '2030-04-10',
    reminderSettings: ON,
    ...overrides,
  });
  const people: User[] = [];
  for (const firstName of names) people.push(await addUser(database.db, { firstName }));
  await world.academy.ctx((ctx) => enrolIn(ctx, course, ...people));
  return { course, people };
};
const send = async ({ id }: InPersonCourse, words: { subject?: string; message?: string } = {}) => {
  const outcome = await world.academy.call(calls.sendImmediateNotification, { id, ...words }, staff);
  await world.workOff();
  return outcome;
};
const trial = async ({ id }: InPersonCourse, mail: { email: string; subject?: string; message?: string }) => {
  const outcome = await world.academy.call(calls.sendTestNotification, { id, ...mail }, staff);
  await world.workOff();
  return outcome;
};
type Wish = Pick<RequestOf<typeof calls.previewCourseMail>, 'mail' | 'message' | 'newStartDate'>;
const preview = async ({ id }: InPersonCourse, wish: Wish) =>
  (await world.academy.call(calls.previewCourseMail, { id, ...wish }, staff)).answer;
const listed = async (course?: string) =>
  (await world.academy.call(calls.listNotifications, { course }, staff)).answer
    .notifications as CourseNotice[];

describe('now', () => {
  test('everybody who is enrolled has what staff wrote, each in their own name, and nobody else', async () => {
    const { course, people } = await planned({}, 'Lina', 'Omar');
    await planned({}, 'Zoe');
    expect(await send(course, { subject: 'The doors, {firstName}', message: MESSAGE })).toMatchObject({
      status: 200,
      answer: { recipients: 2, message: '2 participants will have the mail in a moment' },
    });
    expect(world.sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
    const mail = world.sent.find(({ to }) => to === people[0]?.email);
    expect(mail?.subject).toBe('The doors, Lina');
    expect(mail?.html).toContain('Dear Lina,<br/><br/>the doors open at &lt;08:30&gt;.');
  });

  test('without words it is the reminder, which does not take the place of the one that is scheduled', async () => {
    const { course, people } = await planned({}, 'Lina');
    const subject = `Your course starts on 9 April 2030: ${course.title}`;
    await send(course);
    expect(world.subjectsTo(people[0]?.email ?? '')).toEqual([subject]);
    expect((await listed(course.id)).map(({ state }) => state)).toEqual(['scheduled', 'sent']);
  });

  test('there is somebody to tell and something to say, or it is refused', async () => {
    const { course: empty } = await planned();
    expect(await send(empty, { message: MESSAGE })).toMatchObject({
      status: 409,
      answer: { code: 'wrong-state', message: 'Nobody is enrolled in this course yet.' },
    });
    expect(await listed(empty.id)).toMatchObject([{ state: 'scheduled' }]);
    const { course: begun } = await planned({}, 'Lina');
    world.now = new Date('2030-04-09T05:00:00Z');
    expect(await send(begun)).toMatchObject({
      status: 409,
      answer: { message: 'There is no start ahead to remind of. Please write a message.' },
    });
    expect((await send(begun, { message: MESSAGE })).status).toBe(200);
    const missing = { ...begun, id: '018f0000-0000-7000-8000-000000000000' };
    expect((await send(missing, { message: MESSAGE })).answer.code).toBe('course-not-found');
  });
});

describe('on trial', () => {
  test('one address has the mail, marked as a test, and no participant', async () => {
    const { course } = await planned({}, 'Lina');
    expect((await trial(course, { email: 'Me@Example.com' })).status).toBe(200);
    await trial(course, { email: 'me@example.com', subject: 'Doors', message: MESSAGE });
    expect(world.subjectsTo('me@example.com')).toEqual([
      `[Test] Your course starts on 9 April 2030: ${course.title}`,
      '[Test] Doors',
    ]);
    expect(world.sent).toHaveLength(2);
  });

  test.each(['', 'nobody', 'a@b', 'a b@c.de'])('%j is no address', async (email) => {
    const { course } = await planned();
    expect(await trial(course, { email })).toMatchObject({
      status: 400,
      answer: { code: 'invalid-input', issues: [{ field: 'email' }] },
    });
    expect(await listed(course.id)).toMatchObject([{ state: 'scheduled' }]);
  });
});

describe('the list', () => {
  test('what is scheduled stands first, soonest first; then what was sent or called off, newest first', async () => {
    const { course: later } = await planned({ startDate: '2030-06-09', endDate: '2030-06-10' });
    const { course } = await planned({ emailCustomization: { customReminderSubject: 'Hi {firstName}' } });
    await trial(course, { email: 'me@example.com' });
    const ofThese = (await listed()).filter(({ courseId }) => [later.id, course.id].includes(courseId));
    expect(ofThese).toMatchObject([
      {
        courseId: course.id,
        courseCode: course.code,
        title: course.title,
        kind: 'reminder',
        state: 'scheduled',
        subject: 'Hi {firstName}',
        at: '2030-04-08T05:00:00.000Z',
        by: null,
      },
      { courseId: later.id, at: '2030-06-08T05:00:00.000Z' },
      { courseId: course.id, kind: 'test', state: 'sent', recipients: 1, by: 'Grace Hopper' },
    ]);
  });

  test('a reminder that is called off is not scheduled any more, and the list says who did it', async () => {
    const { course } = await planned();
    await world.academy.call(calls.cancelNotification, { id: course.id }, staff);
    expect(await listed(course.id)).toMatchObject([
      { kind: 'reminder', state: 'cancelled', at: '2030-04-08T05:00:00.000Z', by: 'Grace Hopper' },
    ]);
  });

  test('a reminder that was asked for late is due at once', async () => {
    const { course } = await planned({ reminderSettings: { ...ON, reminderDays: 365 } });
    expect(await listed(course.id)).toMatchObject([{ at: world.now.toISOString() }]);
  });

  test('its address is not taken for a course', async () => {
    const course = on(adminCourseEndpoints.getAdminCourse, () => Promise.reject(new Error('no course')));
    const deps: CallRouteDeps = {
      bindings: [course, ...courseNoticeBindings],
      call: async ({ endpoint }) => ({ status: 200, answer: { path: endpoint.path }, cookies: [] }),
      identify: async () => ({ address: 'somewhere', user: null }),
      sendPage: async (_, reply) => reply,
      sendShared: async ({ reply }) => reply,
    };
    const app = await startPluginApp(async (scope) => callRoutes(scope, deps), {});
    const answer = await app.inject('/admin-courses/inperson/api/notifications/status');
    expect(answer.json()).toEqual({ path: calls.listNotifications.path });
    await app.close();
  });
});

describe('the preview', () => {
  test('is what a participant of that name is sent', async () => {
    const instructorId = await addTeacher(database.db, LINA);
    const { course } = await planned(
      {
        instructors: [{ instructorId, role: 'Lead Instructor' }],
        emailCustomization: { includeInstructorContact: true, includeVenueDetails: true },
      },
      'Ada',
    );
    await send(course);
    await send(course, { message: MESSAGE });
    const shown = [
      await preview(course, { mail: 'reminder' }),
      await preview(course, { mail: 'notice', message: MESSAGE }),
    ];
    expect(shown).toMatchObject(world.sent.map(({ subject, html, text }) => ({ subject, html, text })));
    expect(shown[0]?.text).toContain('Lina Haddad');
  });

  test('shows what a cancellation and a move would say, with the reason and the dates', async () => {
    const { course } = await planned();
    const message = 'The trainer is ill.';
    const cancelled = await preview(course, { mail: 'cancelled', message });
    for (const words of ['Dear Ada Byron,', message, '€1,450.00 (AED 6,278.50)', '9–10 April 2030'])
      expect(cancelled.text).toContain(words);
    const moved = await preview(course, { mail: 'postponed', message, newStartDate: '2030-05-30' });
    for (const words of [
      message,
      '9 April 2030 but on 30 May 2030',
      '30–31 May 2030',
      '15 March 2030, 23:59',
    ])
      expect(moved.text).toContain(words);
    const unsure = await preview(course, { mail: 'postponed', newStartDate: 'soon' });
    expect(unsure.text).toContain('7–8 May 2030');
  });

  test('needs no date but for a move', async () => {
    const { course } = await planned({ status: 'draft', startDate: null, endDate: null });
    expect((await preview(course, { mail: 'reminder' })).subject).toContain('TBD');
    expect(await preview(course, { mail: 'postponed' })).toMatchObject({ code: 'wrong-state' });
    expect(world.sent).toEqual([]);
  });
});

test('only staff write to participants', async () => {
  const { course } = await planned({}, 'Lina');
  for (const role of ['learner', 'instructor'] as const) {
    const person = await addUser(database.db, { role });
    const { id } = course;
    const { call } = world.academy;
    const refused = [
      await call(calls.sendImmediateNotification, { id }, person),
      await call(calls.sendTestNotification, { id, email: person.email }, person),
      await call(calls.cancelNotification, { id }, person),
      await call(calls.listNotifications, {}, person),
      await call(calls.previewCourseMail, { id, mail: 'reminder' }, person),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  }
  expect(world.academy.jobs).toEqual([]);
});
