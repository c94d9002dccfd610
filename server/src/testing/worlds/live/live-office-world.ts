import type { WholeAdminCourse } from '#contracts/course-office/admin-course.ts';
import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { courseChangeBindings } from '#server/modules/course-office/course-changes.routes.ts';
import { adminCourseListBindings } from '#server/modules/course-office/course-lists.routes.ts';
import { adminCourseBindings } from '#server/modules/course-office/course-office.routes.ts';
import { ordersOfCourse } from '#server/modules/orders/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { enrolIn } from '../../participants.ts';
import { testCalls } from '../../test-calls.ts';
import { addTeacher, addUser } from '../../test-world.ts';

export const JOIN = 'https://meet.example/secret-room';
export const HOST = 'https://meet.example/secret-host';
export const CASES = { title: 'Cases', date: '2027-03-04', startTime: '18:00', endTime: '19:30' };
export const QUESTIONS = { title: 'Questions', date: '2027-03-11', startTime: '18:00', endTime: '19:00' };

const calls = adminCourseCalls.OnlineLiveTraining;
const NOW = new Date('2027-01-10T08:00:00Z');

type Answered = { answer: Record<string, unknown> };

export const courseOf = ({ answer }: Answered): WholeAdminCourse => {
  if (!answer.course) throw new Error(JSON.stringify(answer));
  return answer.course as WholeAdminCourse;
};
export const refusals = ({ answer }: Answered) =>
  (answer.issues as { field: string; message: string }[] | undefined)?.map(
    ({ field, message }) => `${field}: ${message}`,
  );

/** An administrator at the form of live courses, on 10 January 2027. */
export const createLiveOffice = async (db: Db) => {
  const { call, ctx } = testCalls(
    [...adminCourseBindings, ...adminCourseListBindings, ...courseChangeBindings],
    { db, now: () => NOW, ports: { courseReferrers: [ordersOfCourse] } },
  );
  const admin = await addUser(db, { role: 'admin' });
  const instructorId = await addTeacher(db, { slug: 'lead', firstName: 'Lea', lastName: 'Lead' });
  const body = (live: object, rest: object) => ({
    basic: { title: 'Complication Case Conference', description: 'Cases and questions.', status: 'open' },
    schedule: { venueTimezone: 'Europe/Vienna' },
    enrollment: { basePrice: 120, seatsAvailable: 20 },
    instructors: { primary: { instructorId } },
    live: { platform: 'Zoom', joinUrl: JOIN, hostUrl: HOST, sessions: [CASES, QUESTIONS], ...live },
    ...rest,
  });
  return {
    now: NOW,
    admin,
    call,
    create: (live: object = {}, rest: object = {}) =>
      call(calls.createAdminCourse, body(live, rest) as never, admin),
    update: (id: string, change: object) => call(calls.updateAdminCourse, { id, ...change } as never, admin),
    read: async (id: string) => courseOf(await call(calls.getAdminCourse, { id }, admin)),
    enrol: async (id: string) => {
      const person = await addUser(db);
      await ctx(async (of) => enrolIn(of, (await getCourse(of.db, id)) as never, person));
    },
  };
};
