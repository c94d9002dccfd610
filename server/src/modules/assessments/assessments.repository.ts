import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { assessmentSittings, enrolments } from '#server/db/schema/index.ts';
import type { Sitting, Test } from '#server/modules/sittings/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Of the test of a run; `test` is as it was when it was begun. */
export type AssessmentSitting = Sitting & { enrolmentId: string; test: Test };

type PersonOnRun = { userId: string; courseId: string };

const selectEnrolment = (db: Tx | Db, { userId, courseId }: PersonOnRun) =>
  db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), isNull(enrolments.cancelledAt)),
    );

/** By which somebody is on a run now. */
export const findEnrolment = async (db: Tx | Db, person: PersonOnRun): Promise<string | undefined> => {
  const [row] = await selectEnrolment(db, person);
  return row?.id;
};

/** The same; whoever else begins, keeps or marks a sitting of it waits. */
export const lockEnrolment = async (db: Tx, person: PersonOnRun): Promise<string | undefined> => {
  const [row] = await selectEnrolment(db, person).for('no key update');
  return row?.id;
};

/** The first one first. */
export const listSittings = async (db: Tx | Db, enrolmentId: string): Promise<AssessmentSitting[]> => {
  const rows = await db
    .select()
    .from(assessmentSittings)
    .where(eq(assessmentSittings.enrolmentId, enrolmentId))
    .orderBy(asc(assessmentSittings.number));
  return rows.map(({ assessment, answers, ...row }) => ({
    ...row,
    test: assessment as Test,
    answers: answers as Sitting['answers'],
    endsAt: null,
  }));
};

export const insertSitting = (db: Tx, { test, endsAt: _, ...sitting }: AssessmentSitting) =>
  db.insert(assessmentSittings).values({ ...sitting, assessment: test });

export const updateSitting = (
  db: Tx,
  id: string,
  set: Partial<Pick<Sitting, 'answers' | 'submittedAt' | 'scorePercent' | 'isPassed'>>,
) => db.update(assessmentSittings).set(set).where(eq(assessmentSittings.id, id));

/** The best of what was handed in, in percent. */
export type BestScore = { enrolmentId: string; score: number; isPassed: boolean };

export const listBestScores = (db: Tx | Db, enrolmentIds: readonly string[]): Promise<BestScore[]> =>
  db
    .select({
      enrolmentId: assessmentSittings.enrolmentId,
      score: sql<number>`max(${assessmentSittings.scorePercent})`,
      isPassed: sql<boolean>`bool_or(${assessmentSittings.isPassed})`,
    })
    .from(assessmentSittings)
    .where(
      and(
        inArray(assessmentSittings.enrolmentId, [...enrolmentIds]),
        isNotNull(assessmentSittings.submittedAt),
      ),
    )
    .groupBy(assessmentSittings.enrolmentId);
