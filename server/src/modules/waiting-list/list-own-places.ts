import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { courseDirectory, isHidden, type Run } from '#server/modules/catalogue/index.ts';
import { listStandings, type Standing } from './waiting.repository.ts';

/** The lines in which a person waits for a course that has not begun. */
export const listOwnPlaces = async (ctx: SignedInCtx): Promise<{ course: Run; standing: Standing }[]> => {
  const standings = await listStandings(ctx.db, ctx.caller.user.id);
  const ids = standings.map(({ courseId }) => courseId);
  const directory = await courseDirectory(ctx.db, ids, RUN_KINDS);
  return standings.flatMap((standing) => {
    const course = directory.get(standing.courseId);
    const isAhead = course && !isHidden(course) && (!course.startsAt || course.startsAt > ctx.now);
    return isAhead ? [{ course, standing }] : [];
  });
};
