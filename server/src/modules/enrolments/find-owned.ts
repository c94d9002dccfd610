import type { ReadCtx } from '#server/calls/context.ts';
import type { Course } from '../catalogue/index.ts';
import type { OpenOrder } from '../orders/index.ts';
import { listOwned } from './owned-courses.repository.ts';
import { isOver } from './self-paced.kind.ts';

/** What somebody has of courses, by the courses' ids. */
export type OwnedCourses = {
  /** Those in which they may take part now: what `access` of each kind says, asked once. */
  enrolled: ReadonlySet<string>;
  /** The open orders that give them a place for themself. */
  open: ReadonlyMap<string, OpenOrder>;
};

type Asked = { userId: string; courses: readonly Pick<Course, 'id' | 'kind'>[] };

export const findOwned = async (
  { db, now }: Pick<ReadCtx, 'db' | 'now'>,
  { userId, courses }: Asked,
): Promise<OwnedCourses> => {
  const owned = await listOwned(db, { userId, courseIds: courses.map(({ id }) => id) });
  const endless = new Set(courses.filter(({ kind }) => kind !== 'ELearningCourse').map(({ id }) => id));
  const enrolled = owned.filter(
    ({ courseId, enrolment }) => enrolment && (endless.has(courseId) || !isOver(enrolment, now)),
  );
  return {
    enrolled: new Set(enrolled.map(({ courseId }) => courseId)),
    open: new Map(owned.flatMap(({ courseId, order }) => (order ? [[courseId, order] as const] : []))),
  };
};
