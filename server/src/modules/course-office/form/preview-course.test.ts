import { beforeEach, expect, test } from 'vitest';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { LARGEST_COURSE } from '#contracts/courses/course-options.ts';
import { courseEndpoints } from '#contracts/courses/in-person-courses.ts';
import { createCall } from '#server/calls/call.ts';
import { callRoutes } from '#server/calls/calls.routes.ts';
import { courses } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startPluginApp } from '#server/testing/plugin-app.ts';
import { signedIn } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';
import { adminCourseBindings } from '../course-office.routes.ts';

const calls = adminCourseCalls.InPersonCourse;
const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));

beforeEach(() => office.at('2027-01-10T08:00:00Z'));

type Body = Partial<{ [Section in keyof CourseForm]: object }> & { id?: string };

const ask = (body: Body, by: Parameters<typeof office.call>[2] = office.staff) =>
  office.call(calls.previewCourse, body as never, by);
const preview = async (body: Body): Promise<CourseDetail> => {
  const { status, answer } = await ask(body);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return answer.course as CourseDetail;
};
const published = async ({ slug }: AdminCourse) => {
  const { answer } = await office.call(courseEndpoints.getInPersonCourse, { courseId: slug });
  return answer.course as CourseDetail;
};
const formOf = async ({ _id }: AdminCourse) => {
  const { answer } = await office.call(calls.getAdminCourse, { id: _id }, office.staff);
  return { ...(answer.course as AdminCourse), id: _id };
};

test('a stored course in which nothing was changed is previewed as visitors see it, to the last field', async () => {
  const course = await office.created({ enrollment: { seatsAvailable: 6 } });
  await office.sit(course._id);
  expect(await preview(await formOf(course))).toEqual(await published(course));
});

test('what is typed is shown as it would be once saved: prices, seats, policy and badge, with nothing stored', async () => {
  const course = await office.created({ enrollment: { seatsAvailable: 6 } });
  await office.sit(course._id);
  const before = await published(course);
  const form = await formOf(course);
  const shown = await preview({
    ...form,
    basic: { ...form.basic, title: 'Botox, anew' },
    enrollment: { ...form.enrollment, basePrice: '1900.50', seatsAvailable: '3' },
  });
  expect(shown).toMatchObject({
    basic: { title: 'Botox, anew' },
    enrollment: { price: 1900.5, seatsAvailable: 3, seatsLeft: 2 },
    detailBadge: { kind: 'limited', label: 'Only 2 Seats Left!' },
    policy: before.policy,
  });
  expect(await published(course)).toEqual(before);
});

test('a new course has a page as soon as there is a form, open and with the policy of the house', async () => {
  const count = () => database.db.$count(courses);
  const stored = await count();
  expect(await preview({})).toMatchObject({
    basic: { title: '', effectiveStatus: 'open' },
    detailBadge: { kind: 'open' },
    policy: (await published(await office.created())).policy,
    rating: null,
    instructorDetails: { primary: null, additional: [] },
  });
  expect(await count()).toBe(stored + 1);
});

test('a live course is previewed with its sessions in the order of the form, and nothing that leads in', async () => {
  const evening = { startTime: '18:00', endTime: '19:30' };
  const sessions = [
    { title: 'Cases', date: '2027-03-04', ...evening },
    { title: 'Questions', date: '2027-03-11', ...evening },
  ];
  const joinUrl = 'https://meet.example/secret-room';
  const { answer } = await office.call(
    adminCourseCalls.OnlineLiveTraining.previewCourse,
    { basic: { title: 'Evenings' }, live: { platform: 'Zoom', joinUrl, sessions } } as never,
    office.staff,
  );
  expect(answer.course).toMatchObject({
    kind: 'OnlineLiveTraining',
    schedule: { startDate: '2027-03-04', endDate: '2027-03-11' },
    live: { platform: 'Zoom' },
    sessions: [
      { number: 1, title: 'Cases', isCancelled: false },
      { number: 2, title: 'Questions', date: '2027-03-11' },
    ],
  });
  expect(JSON.stringify(answer)).not.toContain(joinUrl);
});

test('a draft is shown as it will be once it is open, any other status as it is', async () => {
  const badge = async (status: string) =>
    (await preview(office.sample({ basic: { status: status as never } }))).detailBadge.kind;
  expect([await badge('draft'), await badge('cancelled'), await badge('completed')]).toEqual([
    'open',
    'cancelled',
    'completed',
  ]);
  office.at('2027-12-10T08:00:00Z');
  expect(await badge('draft')).toBe('completed');
});

test('who teaches stands there as on their own pages, and whom nobody knows does not', async () => {
  const { instructorDetails } = await preview(
    office.sample({
      instructors: {
        primary: { instructorId: office.ids.lead, role: 'Lead Instructor' },
        additional: [
          { instructorId: '0199a000-0000-7000-8000-000000000000', role: 'Assistant', name: 'Nobody' },
        ],
      },
    }),
  );
  expect(instructorDetails.primary).toMatchObject({
    firstName: 'Sample',
    lastName: 'Lead',
    slug: 'sample-lead',
  });
  expect(instructorDetails.additional).toEqual([]);
});

test('what cannot be made sense of is told, all of it; what is only missing is not', async () => {
  const { status, answer } = await ask({
    enrollment: { basePrice: '-5' },
    schedule: { startDate: 'soon', venueTimezone: 'Asia/Atlantis' },
  });
  expect(status).toBe(400);
  expect(answer.message).toContain('Start date must be a day of the calendar');
  expect((await ask({ enrollment: { basePrice: '-5' } })).answer).toMatchObject({
    issues: [{ field: 'enrollment.basePrice', message: 'Base price must not be negative' }],
  });
  expect((await ask({ id: '0199a000-0000-7000-8000-000000000000' })).status).toBe(404);
});

test('only staff may ask', async () => {
  const learner = await addUser(database.db, { role: 'learner' });
  expect((await office.call(calls.previewCourse, {} as never)).status).toBe(401);
  expect((await ask({}, learner)).status).toBe(403);
  expect((await ask({}, office.admin)).status).toBe(200);
});

test('as much may be sent as when it is saved, and no more', async () => {
  const never = () => Promise.reject(new Error('no page is asked for'));
  const user = signedIn(office.staff);
  const app = await startPluginApp(
    async (server) =>
      callRoutes(server, {
        call: createCall(office.jobDeps),
        bindings: adminCourseBindings,
        identify: async () => ({ address: 'test', user }),
        sendPage: never,
        sendShared: never,
      }),
    {},
  );
  const send = (bytes: number) => {
    const around = JSON.stringify({ unknown: '' }).length;
    const payload = { unknown: 'x'.repeat(bytes - around) };
    return app.inject({ method: 'POST', url: calls.previewCourse.path, payload });
  };
  expect((await send(LARGEST_COURSE)).statusCode).toBe(200);
  expect((await send(LARGEST_COURSE + 1)).statusCode).toBe(413);
  await app.close();
});
