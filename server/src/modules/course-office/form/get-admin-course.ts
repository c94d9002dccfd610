import type { WholeAdminCourse } from '#contracts/course-office/admin-course.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, findCancellation, getCourse, isRun } from '#server/modules/catalogue/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { countLearners } from '../self-paced/learners.repository.ts';
import { presentAdminCourse } from './admin-course.present.ts';
import { readRelations } from './relations.ts';

/** '' for the machines, who have no name. */
const nameOf = async (db: Tx | Db, userId: string | null): Promise<string> => {
  const user = userId === null ? null : await findUser(db, userId);
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
};

/** A course that was opened again is not cancelled any more. */
const cancellationOf = async (
  db: Tx | Db,
  { id, status }: Course,
): Promise<WholeAdminCourse['cancellation']> => {
  const row = status === 'cancelled' ? await findCancellation(db, id) : undefined;
  return row ? { reason: row.reason, at: row.at.toISOString(), by: await nameOf(db, row.byId) } : null;
};

export const getAdminCourse = async (
  { db, now }: Ctx,
  kind: CourseKind,
  id: string,
): Promise<WholeAdminCourse> => {
  const course = await getCourse(db, id, kind);
  const told = {
    course,
    relations: await readRelations(db, id),
    learners: isRun(course) ? 0 : await countLearners(db, id),
    people: {
      createdBy: await nameOf(db, course.createdBy),
      lastModifiedBy: await nameOf(db, course.updatedBy),
    },
    cancellation: await cancellationOf(db, course),
  };
  return presentAdminCourse(told, now);
};
