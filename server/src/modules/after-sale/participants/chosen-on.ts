import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findCourse } from '../../catalogue/index.ts';
import { listEnrolled } from '../../enrolments/index.ts';

/** The people of a line of an order who are on a run by it. */
export type Chosen = { lineId: string; reference: string; name: string };
export type Choice = { courseId: string; lineIds: readonly string[] };

/** Whoever is on a run now by these lines, by name; who has left it meanwhile is not among them. */
export const chosenOn = async ({ db }: { db: Db | Tx }, { courseId, lineIds }: Choice): Promise<Chosen[]> => {
  const course = await findCourse(db, courseId, RUN_KINDS);
  if (!course) throw new AppError('course-not-found');
  const enrolled = (await listEnrolled(db, course.id)).filter(({ lineId }) => lineIds.includes(lineId));
  return [...Map.groupBy(enrolled, ({ lineId }) => lineId)].map(([lineId, people]) => ({
    lineId,
    reference: people[0]?.orderReference ?? '',
    name: people.map(({ person }) => `${person.firstName} ${person.lastName}`).join(', '),
  }));
};
