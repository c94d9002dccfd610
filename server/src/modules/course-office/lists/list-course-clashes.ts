import type { Clash } from '#contracts/course-office/admin-course-lists.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type ClashRow, listClashes } from './course-clashes.repository.ts';
import { MOST_CLASHES } from './course-counts.ts';

/** Who or what two coming courses ask for on the same days, the next such days first. */
export const listCourseClashes = async (
  ctx: Ctx,
  kind: RunKind,
  courseId: string | undefined,
): Promise<{ conflicts: Clash[]; hasMore: boolean }> => {
  const found = courseId
    ? await listClashes(ctx.db, { kind, courseId, now: ctx.now, limit: MOST_CLASHES + 1 })
    : await ctx.ports.courseCounts[kind].clashes(ctx);
  return {
    conflicts: found.slice(0, MOST_CLASHES).map(present),
    hasMore: found.length > MOST_CLASHES,
  };
};

const present = ({ kind, name, from, to, ...pair }: ClashRow): Clash => ({
  kind,
  name,
  from,
  to,
  courses: [
    { _id: pair.earlierId, courseCode: pair.earlierCode, title: pair.earlierTitle },
    { _id: pair.laterId, courseCode: pair.laterCode, title: pair.laterTitle },
  ],
});
