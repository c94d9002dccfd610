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
import { updateAdminCourse } from './form/update-admin-course.ts';

const success = true as const;

/** Courses as the back office makes and changes them. */
export const adminCourseBindings: Binding[] = [
  on(calls.getAdminCourse, async (ctx, { id }) => ({ success, course: await getAdminCourse(ctx, id) })),
  on(calls.createAdminCourse, async (ctx, course) => ({
    success,
    ...(await createAdminCourse(ctx, course)),
  })),
  on(calls.updateAdminCourse, async (ctx, course) => ({
    success,
    ...(await updateAdminCourse(ctx, course)),
  })),
  on(calls.deleteAdminCourse, async (ctx, { id }) => ({ success, ...(await deleteAdminCourse(ctx, id)) })),
  on(calls.cloneCourse, async (ctx, { id }) => ({ success, ...(await cloneCourse(ctx, id)) })),
  on(calls.copyCourse, async (ctx, copy) => ({ success, ...(await copyCourse(ctx, copy)) })),
  on(names.generateCourseCode, async (ctx, { title }) => ({
    success,
    ...(await generateCourseCode(ctx, title)),
  })),
  on(names.checkCourseCode, async (ctx, query) => ({ success, ...(await checkCourseCode(ctx, query)) })),
  on(calls.bulkSetCourseStatus, async (ctx, wish) => ({
    success,
    ...(await bulkSetCourseStatus(ctx, wish)),
  })),
  on(calls.listCourseHistory, async (ctx, { id }) => ({ success, ...(await listCourseHistory(ctx, id)) })),
  on(names.listCourseSeries, async (ctx) => ({ success, ...(await listCourseSeries(ctx)) })),
  on(files.deleteCourseFile, async (ctx, file) => ({ success, ...(await deleteCourseFile(ctx, file)) })),
  on(files.deleteUnusedFile, async (ctx, { publicId }) => ({
    success,
    ...(await deleteUnusedFile(ctx, publicId)),
  })),
  on(files.describeFiles, async (ctx, { urls }) => ({ success, ...(await describeFiles(ctx, urls)) })),
];
