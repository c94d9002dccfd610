import type { SignedInCtx } from '#server/calls/context.ts';
import { courseDirectory, type InPersonCourse, isHidden } from '#server/modules/catalogue/index.ts';
import { listStandings, type Standing } from './waiting.repository.ts';

/** The lines in which a person waits for a course that has not begun. */
export const listOwnPlaces = async (
  ctx: SignedInCtx,
): Promise<{ course: InPersonCourse; standing: Standing }[]> => {
  const standings = await listStandings(ctx.db, ctx.caller.user.id);
  const ids = standings.map(({ courseId }) => courseId);
  const directory = await courseDirectory(ctx.db, ids, 'InPersonCourse');
  return standings.flatMap((standing) => {
    const course = directory.get(standing.courseId);
    const isAhead = course && !isHidden(course) && (!course.startsAt || course.startsAt > ctx.now);
    return isAhead ? [{ course, standing }] : [];
  });
};
