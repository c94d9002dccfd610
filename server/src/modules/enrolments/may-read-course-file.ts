import { coursesShowing } from '#server/modules/catalogue/index.ts';
import type { FileReader } from '#server/modules/media/index.ts';
import { isParticipantOf } from './enrolments.repository.ts';

/** What promotes a public course is for everybody; other documents are for who is enrolled on a course that has them. */
export const mayReadCourseFile: FileReader = async (db, { url, userId }) => {
  const showing = await coursesShowing(db, url);
  if (showing.some(({ isForEverybody }) => isForEverybody)) return true;
  const courseIds = showing.map(({ courseId }) => courseId);
  return userId !== null && courseIds.length > 0 && isParticipantOf(db, userId, courseIds);
};
