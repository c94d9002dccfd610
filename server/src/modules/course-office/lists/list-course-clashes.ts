import type { Clash } from '#contracts/course-office/admin-courses.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type ClashRow, listClashes } from './course-clashes.repository.ts';

const MOST = 200;

/** Who or what two coming courses ask for on the same days, the next such days first. */
export const listCourseClashes = async (
  { db, now }: Ctx,
  courseId: string | undefined,
): Promise<{ conflicts: Clash[]; hasMore: boolean }> => {
  const found = await listClashes(db, { courseId, now, limit: MOST + 1 });
  return { conflicts: found.slice(0, MOST).map(present), hasMore: found.length > MOST };
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
