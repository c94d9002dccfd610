import type { Clash } from '#contracts/admin-courses.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listClashes } from './course-clashes.repository.ts';

/** Who or what two coming courses ask for on the same days, the next such days first. */
export const listCourseClashes = async (ctx: Ctx, courseId: string | undefined): Promise<Clash[]> => {
  const clashes = await listClashes(ctx.db, courseId, ctx.now);
  return clashes.map(({ kind, name, from, to, ...pair }) => ({
    kind,
    name,
    from,
    to,
    courses: [
      { _id: pair.earlierId, courseCode: pair.earlierCode, title: pair.earlierTitle },
      { _id: pair.laterId, courseCode: pair.laterCode, title: pair.laterTitle },
    ],
  }));
};
