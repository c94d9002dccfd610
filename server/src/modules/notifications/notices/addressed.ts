import { countEnrolled, listEnrolled } from '#server/modules/enrolments/index.ts';
import { countInLine, listPeopleInLine } from '#server/modules/waiting-list/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Notice } from './course-notices.repository.ts';

// Whom a notice goes to: whoever is enrolled and, where it says so, whoever waits for a seat.

export const countAddressed = async (db: Tx | Db, courseId: string) => ({
  enrolled: await countEnrolled(db, courseId),
  waiting: await countInLine(db, courseId),
});

type Addressed = { userId: string; email: string };

export const listAddressed = async (
  db: Tx | Db,
  { courseId, toWaiting }: Pick<Notice, 'courseId' | 'toWaiting'>,
): Promise<Addressed[]> => {
  const enrolled = await listEnrolled(db, courseId);
  const inLine = toWaiting ? await listPeopleInLine(db, courseId) : [];
  return [
    ...enrolled.map(({ person }) => ({ userId: person.id, email: person.email })),
    ...inLine.map(({ userId, person }) => ({ userId, email: person.email })),
  ];
};
