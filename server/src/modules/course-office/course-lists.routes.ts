import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { listAdminCourses } from './lists/list-admin-courses.ts';
import { listCourseClashes } from './lists/list-course-clashes.ts';

export const adminCourseListBindings: Binding[] = [
  on(calls.listAdminCourses, listAdminCourses),
  on(calls.listCourseClashes, (ctx, { course }) => listCourseClashes(ctx, course)),
];
