import { AppError } from '#server/calls/app-error.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { type Course, findCourse, findCourseById, hasPage, isHidden } from './catalogue.repository.ts';

/** The course that an order or a claim refers to, whatever its status. */
export const getCourse = async (db: Tx | Db, id: string): Promise<Course> => {
  const course = await findCourseById(db, id);
  if (!course) throw new AppError('course-not-found');
  return course;
};

/** By slug, id or code, to be read: a cancelled course says what happens now. Drafts and templates look missing. */
export const requireCourseWithPage = async (db: Tx | Db, key: string): Promise<Course> => {
  const course = await findCourse(db, key);
  if (!course || !hasPage(course)) throw new AppError('course-not-found');
  return course;
};

/** By slug, id or code, to be booked or asked about. Drafts, templates and cancelled courses look like missing ones. */
export const requirePublicCourse = async (db: Tx | Db, key: string): Promise<Course> => {
  const course = await findCourse(db, key);
  if (!course || isHidden(course)) throw new AppError('course-not-found');
  return course;
};
