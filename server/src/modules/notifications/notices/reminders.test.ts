import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { courseNoticeEndpoints as calls } from '#contracts/course-office/course-notices.ts';
import { courseNotices, courseRuns, enrolments } from '#server/db/schema/index.ts';
import type { CourseChanges, InPersonCourse } from '#server/modules/catalogue/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { addCourse, addUser, type CourseOverrides, setCourse } from '#server/testing/test-world.ts';
import { createMailWorld } from '#server/testing/worlds/mail-world.ts';
import { notificationJobs } from '../notifications.jobs.ts';
import { NO_SESSION } from './course-notices.repository.ts';
import { courseNoticeBindings } from './course-notices.routes.ts';
import { remindParticipants } from './remind-participants.ts';
import { tellParticipants } from './tell-participants.ts';

const database = given(freshDatabase);
const world = givenEach(() =>
  createMailWorld(database.db, { bindings: courseNoticeBindings, jobsOf: notificationJobs }),
);

beforeEach(async () => {
  // Nobody is reminded of the courses of the test before.
  await database.db.update(courseRuns).set({ reminderSettings: {} });
  world.now = new Date('2030-03-01T08:00:00Z');
});

const ON = { enabled: true, automaticReminders: true };

/** Two people on a course of 9 April 2030, 09:00 to 17:00 in Dubai, that is 05:00 UTC. */
const planned = async (overrides: CourseOverrides = {}) => {
  const course = await addCourse(database.db, {
    startDate: '2030-04-09',
    endDate: '2030-04-10',
    reminderSettings: ON,
    ...overrides,
  });
  const lina = await addUser(database.db, { firstName: 'Lina' });
  const omar = await addUser(database.db, { firstName: 'Omar' });
  await world.academy.ctx((ctx) => enrolIn(ctx, course, lina, omar));
  return { course, lina, omar };
};
const itIs = async (instant: string) => {
  world.now = new Date(instant);
  await world.happened('remind-participants', {});
};
const change = (course: InPersonCourse, changes: CourseChanges) => setCourse(database.db, course.id, changes);
const recipients = () => world.sent.map(({ to }) => to).sort();
const noticesOf = (course: InPersonCourse) =>
  database.db.select().from(courseNotices).where(eq(courseNotices.courseId, course.id));

test('everybody who is enrolled is reminded the day before at nine at the venue, not earlier, and once', async () => {
  const { course, lina, omar } = await planned();
  for (const early of ['2030-04-07T05:00:00Z', '2030-04-08T04:59:00Z']) await itIs(early);
  expect(world.sent).toEqual([]);
  for (const minute of ['00', '01', '02']) await itIs(`2030-04-08T05:${minute}:00Z`);
  expect(recipients()).toEqual([lina.email, omar.email].sort());
  expect(world.subjectsTo(lina.email)).toEqual([`Your course starts on 9 April 2030: ${course.title}`]);
  expect(world.sent.find(({ to }) => to === lina.email)?.text).toContain('Dear Lina,');
  expect(await noticesOf(course)).toMatchObject([
    { kind: 'reminder', state: 'sent', startDate: '2030-04-09', recipients: 2, byId: null },
  ]);
});

test('so many days before as the course says, by the clock of its venue', async () => {
  const { lina } = await planned({ zone: 'America/New_York', reminderSettings: { ...ON, reminderDays: 3 } });
  await itIs('2030-04-06T12:59:00Z');
  expect(world.sent).toEqual([]);
  await itIs('2030-04-06T13:00:00Z');
  expect(recipients()).toContain(lina.email);
});

test('on the day itself it goes two hours before the start', async () => {
  await planned({ reminderSettings: { ...ON, reminderDays: 0 } });
  await itIs('2030-04-09T02:59:00Z');
  expect(world.sent).toEqual([]);
  await itIs('2030-04-09T03:00:00Z');
  expect(world.sent).toHaveLength(2);
});

test('who was down at the time catches up, but never after the start', async () => {
  await planned();
  await itIs('2030-04-09T05:00:00Z');
  expect(world.sent).toEqual([]);
  await itIs('2030-04-09T04:59:00Z');
  expect(world.sent).toHaveLength(2);
});

test.each([
  ['reminders are off', { reminderSettings: { enabled: false, automaticReminders: true } }],
  ['they are not automatic', { reminderSettings: { enabled: true, automaticReminders: false } }],
  ['it is a draft', { status: 'draft' }],
  ['it is cancelled', { status: 'cancelled' }],
  ['it has no start', { startDate: null, endDate: null }],
] as [string, CourseOverrides][])('nobody is reminded of a course when %s', async (_, overrides) => {
  await planned(overrides);
  await itIs('2030-04-08T06:00:00Z');
  expect(world.sent).toEqual([]);
});

test('reminders do not depend on what else a course offers to send', async () => {
  await planned({ notificationSettings: { emailNotifications: false } });
  await itIs('2030-04-08T06:00:00Z');
  expect(world.sent).toHaveLength(2);
});

test('a course that was moved is reminded of again, before its new start', async () => {
  const { course, lina } = await planned();
  await itIs('2030-04-08T06:00:00Z');
  await change(course, {
    startDate: '2030-05-09',
    endDate: '2030-05-10',
    startsAt: new Date('2030-05-09T05:00:00Z'),
  });
  await itIs('2030-04-08T06:01:00Z');
  await itIs('2030-05-08T06:00:00Z');
  expect(world.subjectsTo(lina.email)).toEqual([
    `Your course starts on 9 April 2030: ${course.title}`,
    `Your course starts on 9 May 2030: ${course.title}`,
  ]);
});

const race = (work: () => Promise<unknown>) => {
  world.now = new Date('2030-04-08T06:00:00Z');
  return Promise.all(Array.from({ length: 8 }, work)).then(world.workOff);
};

test('workers at the same moment remind once', async () => {
  const { course } = await planned();
  await race(() => remindParticipants(world.academy.outer()));
  expect(world.sent).toHaveLength(2);
  expect(await noticesOf(course)).toHaveLength(1);
});

test('what is no reminder of a start is told as often in the same race', async () => {
  const { course } = await planned();
  const told = {
    ...NO_SESSION,
    courseId: course.id,
    startDate: course.startDate,
    subject: 'Hi',
    message: '',
  };
  await race(() => world.academy.ctx((ctx) => tellParticipants(ctx, { ...told, kind: 'immediate' })));
  expect(world.sent).toHaveLength(16);
});

test.each([
  ['the course has been moved', (course: InPersonCourse) => change(course, { startDate: '2030-05-09' })],
  ['it has been cancelled', (course: InPersonCourse) => change(course, { status: 'cancelled' })],
  [
    'the person has left it',
    (course: InPersonCourse) =>
      database.db
        .update(enrolments)
        .set({ cancelledAt: world.now, cancelledBy: null, cancelReason: 'ill' })
        .where(eq(enrolments.courseId, course.id)),
  ],
  [
    'it has begun',
    async () => {
      world.now = new Date('2030-04-09T05:00:00Z');
    },
  ],
])('a reminder that could not be sent in time is dropped when %s', async (_, happens) => {
  const { course } = await planned();
  world.trouble = 'down';
  await itIs('2030-04-08T06:00:00Z');
  world.trouble = null;
  world.now = new Date('2030-04-08T07:00:00Z');
  await happens(course);
  await world.workOff();
  expect(world.sent).toEqual([]);
});

test('the reminder says what the course wants it to say, in its own words', async () => {
  const { lina } = await planned({
    venue: { name: 'Aurea Clinic', mapUrl: 'https://maps.example/way' },
    contact: {
      email: 'courses@aurea.example',
      phone: '+971 4 555 0199',
      whatsapp: '',
      registrationUrl: '',
      supportHours: '',
    },
    content: { technicalRequirements: ['Own loupes'] },
    reminderSettings: { ...ON, customReminderMessage: 'Doors open at 08:30.' },
    emailCustomization: {
      customReminderSubject: '{firstName}, see you on {startDate}',
      customReminderContent: 'Hello {firstName}!\n<b>Bring a pen.</b>',
      includeInstructorContact: true,
      includeVenueDetails: true,
      includeTechnicalRequirements: true,
      brandingEnabled: true,
    },
  });
  await itIs('2030-04-08T06:00:00Z');
  const mail = world.sent.find(({ to }) => to === lina.email);
  expect(mail?.subject).toBe('Lina, see you on 9 April 2030');
  expect(mail?.html).toContain('Hello Lina!<br/>&lt;b&gt;Bring a pen.&lt;/b&gt;');
  for (const words of ['Doors open', 'Aurea Clinic', 'https://maps.example/way', 'Own loupes'])
    expect(mail?.text).toContain(words);
  expect(mail?.text).toContain('courses@aurea.example, +971 4 555 0199');
});

test('a reminder that staff called off is not sent, and one of another start is', async () => {
  const { course } = await planned();
  const staff = await addUser(database.db, { role: 'staff' });
  const cancel = () => world.academy.call(calls.cancelNotification, { id: course.id }, staff);
  expect((await cancel()).status).toBe(200);
  await itIs('2030-04-08T06:00:00Z');
  expect(world.sent).toEqual([]);
  expect(await cancel()).toMatchObject({
    status: 409,
    answer: { code: 'wrong-state', message: 'No reminder is scheduled for this course.' },
  });
  await change(course, { startDate: '2030-04-12', startsAt: new Date('2030-04-12T05:00:00Z') });
  await itIs('2030-04-11T06:00:00Z');
  expect(world.sent).toHaveLength(2);
});
