import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { courseDirectory } from '#server/modules/catalogue/index.ts';
import { presentCourseRow } from './course-row.present.ts';
import { listCourseIds } from './course-seats.repository.ts';

/** Every course with its seats, next first; for an instructor the own runs. */
export const listCourseSeats = async ({ db, now, caller }: SignedInCtx) => {
  const { id, role } = caller.user;
  const ids = await listCourseIds(db, now, role === 'instructor' ? id : undefined);
  const directory = await courseDirectory(db, ids, RUN_KINDS);
  return ids.flatMap((id) => {
    const course = directory.get(id);
    return course ? [presentCourseRow(course, now)] : [];
  });
};
