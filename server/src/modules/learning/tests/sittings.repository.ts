import { and, asc, eq } from 'drizzle-orm';
import type { CourseTest } from '#contracts/learning/content.ts';
import { learningAttempts, testSittings, versionTests } from '#server/db/schema/index.ts';
import type { Answers } from '#server/modules/sittings/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Sitting = Omit<typeof testSittings.$inferSelect, 'answers'> & { answers: Answers };

/** One test, through all attempts of somebody: starting over gives no test again. */
type Sat = { enrolmentId: string; testId: string };

const selectSittings = (db: Tx | Db, { enrolmentId, testId }: Sat) =>
  db
    .select({ sitting: testSittings })
    .from(testSittings)
    .innerJoin(learningAttempts, eq(learningAttempts.id, testSittings.attemptId))
    .where(and(eq(learningAttempts.enrolmentId, enrolmentId), eq(testSittings.testId, testId)))
    .orderBy(asc(testSittings.id));

const toSittings = (rows: { sitting: typeof testSittings.$inferSelect }[]) =>
  rows.map(({ sitting }) => sitting as Sitting);

/** The first one first. */
export const listSittings = async (db: Tx | Db, sat: Sat): Promise<Sitting[]> =>
  toSittings(await selectSittings(db, sat));

/** The same; whoever else keeps or marks one of them waits. */
export const lockSittings = async (db: Tx, sat: Sat): Promise<Sitting[]> =>
  toSittings(await selectSittings(db, sat).for('no key update', { of: testSittings }));

/** Whose sitting it is. */
export const findSitter = async (db: Tx | Db, sittingId: string): Promise<Sat | undefined> => {
  const [row] = await db
    .select({ enrolmentId: learningAttempts.enrolmentId, testId: testSittings.testId })
    .from(testSittings)
    .innerJoin(learningAttempts, eq(learningAttempts.id, testSittings.attemptId))
    .where(eq(testSittings.id, sittingId));
  return row;
};

export const insertSitting = (db: Tx, sitting: Sitting) => db.insert(testSittings).values(sitting);

export const updateSitting = (
  db: Tx,
  id: string,
  set: Partial<Pick<Sitting, 'answers' | 'submittedAt' | 'scorePercent' | 'isPassed'>>,
) => db.update(testSittings).set(set).where(eq(testSittings.id, id));

/** A test of a version, with its right answers. */
export const findTest = async (
  db: Tx | Db,
  versionId: string,
  testId: string,
): Promise<CourseTest | undefined> => {
  const [row] = await db
    .select({ body: versionTests.body })
    .from(versionTests)
    .where(and(eq(versionTests.versionId, versionId), eq(versionTests.testId, testId)));
  return row?.body as CourseTest | undefined;
};
