import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { courseFileEndpoints as files } from '#contracts/course-office/course-files.ts';
import { courseNameEndpoints as names } from '#contracts/course-office/course-names.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { bulkSetCourseStatus } from './changes/bulk-set-course-status.ts';
import { deleteAdminCourse } from './changes/delete-admin-course.ts';
import { listCourseHistory } from './changes/list-course-history.ts';
import { deleteCourseFile } from './files/delete-course-file.ts';
import { deleteUnusedFile } from './files/delete-unused-file.ts';
import { describeFiles } from './files/describe-files.ts';
import { checkCourseCode } from './form/check-course-code.ts';
import { cloneCourse } from './form/clone-course.ts';
import { copyCourse } from './form/copy-course.ts';
import { createAdminCourse } from './form/create-admin-course.ts';
import { generateCourseCode } from './form/generate-course-code.ts';
import { getAdminCourse } from './form/get-admin-course.ts';
import { listCourseSeries } from './form/list-course-series.ts';
import { previewInPersonCourse } from './form/preview-in-person-course.ts';
import { findCoursesToLink } from './form/relations.ts';
import { updateAdminCourse } from './form/update-admin-course.ts';

/** Courses as the back office makes and changes them. */
export const adminCourseBindings: Binding[] = [
  on(calls.getAdminCourse, async (ctx, { id }) => ({ course: await getAdminCourse(ctx, id) })),
  on(calls.createAdminCourse, createAdminCourse),
  on(calls.updateAdminCourse, updateAdminCourse),
  on(calls.previewInPersonCourse, async (ctx, form) => ({ course: await previewInPersonCourse(ctx, form) })),
  on(calls.deleteAdminCourse, (ctx, { id }) => deleteAdminCourse(ctx, id)),
  on(calls.cloneCourse, (ctx, { id }) => cloneCourse(ctx, id)),
  on(calls.copyCourse, copyCourse),
  on(names.generateCourseCode, (ctx, { title }) => generateCourseCode(ctx, title)),
  on(names.checkCourseCode, checkCourseCode),
  on(calls.bulkSetCourseStatus, bulkSetCourseStatus),
  on(calls.listCourseHistory, (ctx, { id }) => listCourseHistory(ctx, id)),
  on(names.listCourseSeries, listCourseSeries),
  on(names.findCoursesToLink, findCoursesToLink),
  on(files.deleteCourseFile, deleteCourseFile),
  on(files.deleteUnusedFile, (ctx, { publicId }) => deleteUnusedFile(ctx, publicId)),
  on(files.describeFiles, (ctx, { urls }) => describeFiles(ctx, urls)),
];
