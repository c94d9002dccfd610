import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { courseFileCalls, courseFileEndpoints as files } from '#contracts/course-office/course-files.ts';
import { courseSeriesCalls, courseNameEndpoints as names } from '#contracts/course-office/course-names.ts';
import { COURSE_KINDS, type CourseKind, RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { bulkSetCourseStatus } from './changes/bulk-set-course-status.ts';
import { deleteAdminCourse } from './changes/delete-admin-course.ts';
import { listCourseHistory } from './changes/list-course-history.ts';
import { cloneCourse } from './copies/clone-course.ts';
import { copyCourse } from './copies/copy-course.ts';
import { deleteCourseFile } from './files/delete-course-file.ts';
import { deleteUnusedFile } from './files/delete-unused-file.ts';
import { describeFiles } from './files/describe-files.ts';
import { checkCourseCode } from './form/check-course-code.ts';
import { createAdminCourse } from './form/create-admin-course.ts';
import { generateCourseCode } from './form/generate-course-code.ts';
import { getAdminCourse } from './form/get-admin-course.ts';
import { listCourseSeries } from './form/list-course-series.ts';
import { previewCourse } from './form/preview-course.ts';
import { findCoursesToLink } from './form/relations.ts';
import { updateAdminCourse } from './form/update-admin-course.ts';
import { previewSelfPaced } from './self-paced/preview-self-paced.ts';

const bindingsOf = (kind: CourseKind): Binding[] => {
  const calls = adminCourseCalls[kind];
  return [
    on(calls.getAdminCourse, async (ctx, { id }) => ({ course: await getAdminCourse(ctx, kind, id) })),
    on(calls.createAdminCourse, (ctx, body) => createAdminCourse(ctx, kind, body)),
    on(calls.updateAdminCourse, (ctx, update) => updateAdminCourse(ctx, kind, update)),
    on(calls.deleteAdminCourse, (ctx, { id }) => deleteAdminCourse(ctx, kind, id)),
    on(calls.cloneCourse, (ctx, { id }) => cloneCourse(ctx, kind, id)),
    on(calls.copyCourse, (ctx, copy) => copyCourse(ctx, kind, copy)),
    on(calls.bulkSetCourseStatus, (ctx, wish) => bulkSetCourseStatus(ctx, kind, wish)),
    on(calls.listCourseHistory, (ctx, { id }) => listCourseHistory(ctx, id)),
    on(courseSeriesCalls[kind].listCourseSeries, (ctx) => listCourseSeries(ctx, kind)),
    on(courseFileCalls[kind].deleteCourseFile, (ctx, removal) => deleteCourseFile(ctx, kind, removal)),
  ];
};

const previewOf = (kind: RunKind): Binding =>
  on(adminCourseCalls[kind].previewCourse, async (ctx, form) => ({
    course: await previewCourse(ctx, kind, form),
  }));

/** Courses as the back office makes and changes them. */
export const adminCourseBindings: Binding[] = [
  ...COURSE_KINDS.flatMap(bindingsOf),
  ...RUN_KINDS.map(previewOf),
  on(adminCourseCalls.ELearningCourse.previewCourse, async (ctx, form) => ({
    course: await previewSelfPaced(ctx, form),
  })),
  on(names.generateCourseCode, (ctx, { title }) => generateCourseCode(ctx, title)),
  on(names.checkCourseCode, checkCourseCode),
  on(names.findCoursesToLink, findCoursesToLink),
  on(files.deleteUnusedFile, (ctx, { publicId }) => deleteUnusedFile(ctx, publicId)),
  on(files.describeFiles, (ctx, { urls }) => describeFiles(ctx, urls)),
];
