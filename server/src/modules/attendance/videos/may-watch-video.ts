import { instructsCourse } from '#server/modules/catalogue/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import type { FileReader } from '#server/modules/media/index.ts';
import { findVideoAt } from './videos.repository.ts';

/** A film that was handed in is for the participant and for who teaches the run. */
export const mayWatchVideo: FileReader = async (db, { url, userId }) => {
  const video = userId === null ? undefined : await findVideoAt(db, url);
  if (!video || userId === null) return false;
  if (video.userId === userId) return true;
  const isInstructor = (await findUser(db, userId))?.role === 'instructor';
  return isInstructor && (await instructsCourse(db, userId, video.courseId));
};
