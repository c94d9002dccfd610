import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { elearningEndpoints } from '#contracts/learning/elearning.ts';
import type { Ports } from '#server/calls/context.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { adminCourseListBindings } from '#server/modules/course-office/course-lists.routes.ts';
import { adminCourseBindings } from '#server/modules/course-office/course-office.routes.ts';
import { publishVersion } from '#server/modules/learning/index.ts';
import { learningBindings } from '#server/modules/learning/learning.routes.ts';
import { ordersOfCourse } from '#server/modules/orders/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { contentOf, enrolInSelfPaced } from '../../self-paced.ts';
import { testCalls } from '../../test-calls.ts';
import { addTeacher, addUser } from '../../test-world.ts';
import { courseOf } from '../live/live-office-world.ts';

const calls = adminCourseCalls.ELearningCourse;
const NOW = new Date('2027-01-10T08:00:00Z');

/** An administrator at the form of self-paced courses, on 10 January 2027. */
export const createSelfPacedOffice = async (
  db: Db,
  { courseCopiers = [] }: Partial<Pick<Ports, 'courseCopiers'>> = {},
) => {
  const { call, ctx } = testCalls([...adminCourseBindings, ...adminCourseListBindings, ...learningBindings], {
    db,
    now: () => NOW,
    ports: { courseReferrers: [ordersOfCourse], courseCopiers },
  });
  const admin = await addUser(db, { role: 'admin' });
  const instructorId = await addTeacher(db, { slug: `lead-${uuidv7()}`, firstName: 'Lea', lastName: 'Lead' });
  const body = (changes: object) => ({
    basic: { title: 'Anatomy of the Face', description: 'Layers and dangers.', status: 'draft' },
    enrollment: { basePrice: 140 },
    instructors: { primary: { instructorId } },
    ...changes,
  });
  const create = (changes: object = {}) => call(calls.createAdminCourse, body(changes) as never, admin);
  return {
    admin,
    call,
    ctx,
    create,
    created: async (changes: object = {}) => courseOf(await create(changes)),
    update: (id: string, change: object) => call(calls.updateAdminCourse, { id, ...change } as never, admin),
    read: async (id: string) => courseOf(await call(calls.getAdminCourse, { id }, admin)),
    /** What visitors are told of it. */
    landing: async (slug: string) =>
      (await call(elearningEndpoints.getElearningCourse, { courseId: slug })).answer.course,
    list: async (query: object = {}) => (await call(calls.listAdminCourses, query as never, admin)).answer,
    setStatus: async (ids: string[], status: string) =>
      (await call(calls.bulkSetCourseStatus, { ids, status } as never, admin)).answer.results,
    publish: (courseId: string) =>
      ctx((of) => publishVersion(of, { courseId, content: contentOf(3) } as never)),
    enrol: async (id: string) => {
      const user = await addUser(db);
      await ctx(async (of) => enrolInSelfPaced(of, { course: await getCourse(of.db, id), user }));
    },
  };
};
