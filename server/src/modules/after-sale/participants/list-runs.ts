import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { seatsLeft } from '#domain/seats/seats.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findCourse } from '../../catalogue/index.ts';
import { kindOf } from '../../orders/index.ts';
import { openRuns } from '../move/runs-to-move-to.ts';

/** Where the participants of a run can be moved to. */
export const listRuns = async (ctx: Ctx, courseKey: string) => {
  const course = await findCourse(ctx.db, courseKey, RUN_KINDS);
  if (!course) throw new AppError('course-not-found');
  return (await openRuns(ctx, course)).map((run) => ({
    course: kindOf(ctx, run).describe(run).course,
    seatsLeft: seatsLeft(run),
  }));
};
