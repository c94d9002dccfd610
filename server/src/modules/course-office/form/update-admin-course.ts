import { type CourseBody, courseBodies } from '#contracts/course-office/admin-course.ts';
import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { type CourseForm, wholeForm } from '#contracts/course-office/course-form.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { readAll, refuseFor } from '#server/calls/validate.ts';
import { type Course, isRun } from '#server/modules/catalogue/index.ts';
import { freeForgottenHolds } from '#server/modules/seats/index.ts';
import { formOf } from './admin-course.present.ts';
import { courseIssuesIn } from './course-issues.ts';
import { fillIn } from './fill-in.ts';
import { getAdminCourse } from './get-admin-course.ts';
import { lockManaged } from './lock-managed.ts';
import { readRelations } from './relations.ts';
import { saveCourse } from './save-course.ts';

type Update = InputOf<(typeof adminCourseCalls)[CourseKind]['updateAdminCourse']>;
const telling = { tellAll: true };

const read = async (
  ctx: SignedInCtx,
  course: Course,
  given: Omit<Update, 'id' | 'version'>,
): Promise<CourseForm> => {
  const stored = formOf(course, await readRelations(ctx.db, course.id));
  const body: CourseBody = readAll(courseBodies[course.kind], fillIn(given, stored), telling);
  return wholeForm(course.kind, body);
};

/** Saves under the course's lock: nobody takes a seat meanwhile, and of two who save at once one is told. */
export const updateAdminCourse = async (
  ctx: SignedInCtx,
  kind: CourseKind,
  { id, version, ...update }: Update,
) => {
  const locked = await lockManaged(ctx, id, kind);
  if (version !== undefined && version !== locked.version) throw new AppError('conflict');
  const form = await read(ctx, locked, update);
  const course = isRun(locked)
    ? await freeForgottenHolds(ctx, locked, form.enrollment.seatsAvailable)
    : locked;
  refuseFor(await courseIssuesIn(ctx, form, { kind, stored: course }), telling);
  await saveCourse(ctx, course, { form, reason: '' });
  return {
    message: update.saveAsDraft ? 'Draft saved successfully!' : 'Course updated successfully!',
    course: await getAdminCourse(ctx, kind, id),
  };
};
