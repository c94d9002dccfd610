import { coursesShowing } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isParticipantOf } from './enrolments.repository.ts';

/** What promotes a public course is for everybody; other documents are for who is enrolled on a course that has them. */
export const mayReadCourseFile = async (
  db: Tx | Db,
  { url, userId }: { url: string; userId: string | null },
): Promise<boolean> => {
  const showing = await coursesShowing(db, url);
  if (showing.some(({ isForEverybody }) => isForEverybody)) return true;
  const courseIds = showing.map(({ courseId }) => courseId);
  return userId !== null && courseIds.length > 0 && isParticipantOf(db, userId, courseIds);
};
