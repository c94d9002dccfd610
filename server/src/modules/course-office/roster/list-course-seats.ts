import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { courseDirectory } from '#server/modules/catalogue/index.ts';
import { presentCourseRow } from './course-row.present.ts';
import { listCourseIds } from './course-seats.repository.ts';

/** Every course with its seats, next first; for an instructor the own runs. */
export const listCourseSeats = (ctx: SignedInCtx) => {
  const { id, role } = ctx.caller.user;
  return courseSeats(ctx, role === 'instructor' ? id : undefined);
};

export const courseSeats = async (ctx: Pick<Ctx, 'db' | 'now'>, taughtBy?: string) => {
  const ids = await listCourseIds(ctx.db, ctx.now, taughtBy);
  const directory = await courseDirectory(ctx.db, ids, RUN_KINDS);
  return ids.flatMap((id) => {
    const course = directory.get(id);
    return course ? [presentCourseRow(course, ctx.now)] : [];
  });
};
