import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { courseDirectory } from '#server/modules/catalogue/index.ts';
import { presentCourseRow } from './course-row.present.ts';
import { listCourseIds, listNextCourseIds } from './course-seats.repository.ts';

/** Every course with its seats, next first; for an instructor the own runs. */
export const listCourseSeats = async (ctx: SignedInCtx) => {
  const { id, role } = ctx.caller.user;
  return seatsOf(ctx, await listCourseIds(ctx.db, ctx.now, role === 'instructor' ? id : undefined));
};

/** So many of those that are coming. */
export const nextCourseSeats = async (ctx: Pick<Ctx, 'db' | 'now'>, most: number) =>
  seatsOf(ctx, await listNextCourseIds(ctx.db, ctx.now, most));

const seatsOf = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, ids: string[]) => {
  const directory = await courseDirectory(db, ids, RUN_KINDS);
  return ids.flatMap((id) => {
    const course = directory.get(id);
    return course ? [presentCourseRow(course, now)] : [];
  });
};
