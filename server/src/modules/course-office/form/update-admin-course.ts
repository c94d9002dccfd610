import { type CourseBody, courseBody } from '#contracts/course-office/admin-course.ts';
import type { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { readAll, refuseFor } from '#server/calls/validate.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { freeForgottenHolds, lockCourse } from '#server/modules/seats/index.ts';
import { formOf } from './admin-course.present.ts';
import { courseIssuesIn } from './course-issues.ts';
import { fillIn } from './fill-in.ts';
import { getAdminCourse } from './get-admin-course.ts';
import { readRelations } from './relations.ts';
import { saveRun } from './save-run.ts';

type Update = InputOf<(typeof adminCourseEndpoints)['updateAdminCourse']>;
const telling = { tellAll: true };

const read = async (
  ctx: SignedInCtx,
  course: InPersonCourse,
  given: Omit<Update, 'id' | 'version'>,
): Promise<CourseBody> => {
  const stored = formOf(course, await readRelations(ctx.db, course.id));
  return readAll(courseBody, fillIn(given, stored), telling);
};

/** Saves under the course's lock: nobody takes a seat meanwhile, and of two who save at once one is told. */
export const updateAdminCourse = async (ctx: SignedInCtx, { id, version, ...update }: Update) => {
  const locked = await lockCourse(ctx, id, 'InPersonCourse');
  if (version !== undefined && version !== locked.version) throw new AppError('conflict');
  const form = await read(ctx, locked, update);
  const course = await freeForgottenHolds(ctx, locked, form.enrollment.seatsAvailable);
  refuseFor(await courseIssuesIn(ctx, form, course), telling);
  await saveRun(ctx, course, form);
  return {
    message: update.saveAsDraft ? 'Draft saved successfully!' : 'Course updated successfully!',
    course: await getAdminCourse(ctx, id),
  };
};
