import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { listAdminCourses } from './lists/list-admin-courses.ts';
import { listCourseClashes } from './lists/list-course-clashes.ts';

const success = true as const;

export const adminCourseListBindings: Binding[] = [
  on(calls.listAdminCourses, async (ctx, query) => ({ success, ...(await listAdminCourses(ctx, query)) })),
  on(calls.listCourseClashes, async (ctx, { course }) => ({
    success,
    ...(await listCourseClashes(ctx, course)),
  })),
];
