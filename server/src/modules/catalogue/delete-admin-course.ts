import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { isForeignKeyViolation } from '#server/platform/db/database.ts';
import { recordAudit } from '../identity/index.ts';
import { leaveSeries } from './course-series.ts';
import { deleteRun, hasClaims } from './course-writes.repository.ts';
import { lockCourse } from './lock-course.ts';

const NAMED = 'Orders, enquiries or notices name this course, so it cannot be deleted. Cancel it instead.';

/** Only a course that nothing ever referred to goes; orders and the like refer to it by their tables. */
export const deleteAdminCourse = async (ctx: SignedInCtx, id: string) => {
  const course = await lockCourse(ctx, id);
  if (await hasClaims(ctx.db, id)) throw new AppError('wrong-state', { message: NAMED });
  try {
    await ctx.db.transaction((step) => deleteRun(step, id));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError('wrong-state', { message: NAMED, cause: error });
  }
  await leaveSeries(ctx, course.seriesId);
  const { code, title, status } = course;
  await recordAudit(ctx, {
    action: 'course.deleted',
    objectKind: 'course',
    objectId: id,
    before: { code, title, status },
  });
  return { message: 'Course deleted successfully' };
};
