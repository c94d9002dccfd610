import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { listAdminCourses } from './lists/list-admin-courses.ts';
import { listCourseClashes } from './lists/list-course-clashes.ts';
import { listSelfPaced } from './lists/list-self-paced.ts';

const bindingsOf = (kind: RunKind): Binding[] => {
  const calls = adminCourseCalls[kind];
  return [
    on(calls.listAdminCourses, (ctx, query) => listAdminCourses(ctx, kind, query)),
    on(calls.listCourseClashes, (ctx, { course }) => listCourseClashes(ctx, kind, course)),
  ];
};

export const adminCourseListBindings: Binding[] = [
  ...RUN_KINDS.flatMap(bindingsOf),
  on(adminCourseCalls.ELearningCourse.listAdminCourses, listSelfPaced),
];
