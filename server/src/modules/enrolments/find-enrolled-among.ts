import type { Ctx } from '#server/calls/context.ts';
import type { Course } from '../catalogue/index.ts';
import { listLiveEnrolments } from './enrolments.repository.ts';
import { isOver } from './self-paced.kind.ts';

/** The ids of those of these courses in which a person may take part now: what `access` of each kind says, asked once. */
export const findEnrolledAmong = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, courses }: { userId: string; courses: readonly Pick<Course, 'id' | 'kind'>[] },
): Promise<Set<string>> => {
  const live = await listLiveEnrolments(db, { userId, courseIds: courses.map(({ id }) => id) });
  const kindOf = new Map(courses.map(({ id, kind }) => [id, kind]));
  const lasting = live.filter((one) => kindOf.get(one.courseId) !== 'ELearningCourse' || !isOver(one, now));
  return new Set(lasting.map(({ courseId }) => courseId));
};
