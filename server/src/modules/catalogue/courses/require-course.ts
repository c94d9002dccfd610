import type { CourseKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import {
  type Course,
  type CourseOf,
  findCourse,
  findCourseById,
  hasPage,
  isHidden,
  type Wanted,
} from './catalogue.repository.ts';

/** The course that an order or a claim refers to, whatever its status; of this kind, where one is named. */
export const getCourse = async <Kind extends CourseKind = CourseKind>(
  db: Tx | Db,
  id: string,
  kind?: Wanted<Kind>,
): Promise<CourseOf<Kind>> => requireFound(await findCourseById(db, id, kind));

/** By slug, id or code, to be read: a cancelled course says what happens now. Drafts and templates look missing. */
export const requireCourseWithPage = async <Kind extends CourseKind>(
  db: Tx | Db,
  key: string,
  kind: Wanted<Kind>,
): Promise<CourseOf<Kind>> => requireFound(await findCourse(db, key, kind), hasPage);

/**
 * By slug, id or code, to be booked or asked about; of this kind, where one is named. Drafts, templates and cancelled
 * courses look like missing ones.
 */
export const requirePublicCourse = async <Kind extends CourseKind = CourseKind>(
  db: Tx | Db,
  key: string,
  kind?: Wanted<Kind>,
): Promise<CourseOf<Kind>> => requireFound(await findCourse(db, key, kind), (course) => !isHidden(course));

const requireFound = <Found extends Course>(
  course: Found | null,
  isMeant: (course: Found) => boolean = () => true,
): Found => {
  if (!course || !isMeant(course)) throw new AppError('course-not-found');
  return course;
};
