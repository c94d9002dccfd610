import { and, eq, inArray } from 'drizzle-orm';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { Sitting } from '#contracts/learning/sittings.ts';
import { testEndpoints as calls } from '#contracts/learning/tests.ts';
import { enrolments, learningAttempts } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { learningJobs } from '#server/modules/learning/learning.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sampleTest, TELLTALE } from '../sample-test.ts';
import { contentOf, type SelfPaced } from '../self-paced.ts';
import { createLearningWorld } from './learning-world.ts';

type Given = RequestOf<typeof calls.submitTest>['answers'];
type Taker = { course: SelfPaced; person: User };

/** The texts of what is right in the sample test, by which a learner would know it. */
const RIGHT_LENGTHS: Record<string, number[]> = {
  'q-single': [TELLTALE.length + 2],
  'q-multiple': [TELLTALE.length + 2, TELLTALE.length + 3],
  'q-order': [2, 3, 4].map((more) => TELLTALE.length + more),
};

/** A course with the sample test, and who takes it. */
export const createTestTakingWorld = (db: Db) => {
  const world = createLearningWorld(db);
  const key = ({ course }: Taker) => ({ courseId: course.slug, testId: 'final-test' });
  const taker = async (overrides: Parameters<typeof sampleTest>[0] = {}): Promise<Taker> => {
    const course = await world.course(contentOf(3, [sampleTest(overrides)]));
    return { course, person: await world.learner(course) };
  };
  const look = async (who: Taker) => {
    const { answer } = await world.call(calls.getTest, key(who), who.person);
    return calls.getTest.response.parse(answer);
  };
  const start = (who: Taker) => world.call(calls.startTest, key(who), who.person);
  const sit = async (who: Taker): Promise<Sitting> =>
    calls.startTest.response.parse((await start(who)).answer).sitting;
  const keep = (who: Taker, sittingId: string, answers: NonNullable<Given>) =>
    world.call(calls.keepAnswers, { ...key(who), sittingId, answers }, who.person);
  const handIn = (who: Taker, sittingId: string, answers?: Given) =>
    world.call(calls.submitTest, { ...key(who), sittingId, answers }, who.person);
  const submit = async (who: Taker, sittingId: string, answers?: Given): Promise<Sitting> =>
    calls.submitTest.response.parse((await handIn(who, sittingId, answers)).answer).sitting;
  /** The course is started over: the attempt is archived. */
  const startOver = async ({ course, person }: Taker) => {
    await db
      .update(learningAttempts)
      .set({ archivedAt: new Date(world.now()) })
      .where(
        inArray(
          learningAttempts.enrolmentId,
          db
            .select({ id: enrolments.id })
            .from(enrolments)
            .where(and(eq(enrolments.userId, person.id), eq(enrolments.courseId, course.id))),
        ),
      );
  };
  /** The job that ends what nobody hands in. */
  const closeLater = async (sittingId: string) => {
    const job = learningJobs(world.jobDeps).find(({ name }) => name === 'close-sitting');
    await job?.work({ sittingId });
  };
  return { ...world, startOver, closeLater, key, taker, look, start, sit, keep, handIn, submit };
};

/** What is right, as somebody answers it who reads this sitting's questions. */
export const rightAnswersOf = ({ questions }: Sitting): Record<string, string[]> =>
  Object.fromEntries(
    questions.map(({ questionId, kind, answers }) => {
      if (kind === 'hotspot') return [questionId, ['41.4,62.9']];
      const lengths = RIGHT_LENGTHS[questionId] ?? [];
      const right = lengths.map((length) => answers.find(({ text }) => text.includes(` ${length} `)));
      return [questionId, right.map((one) => one?.answerId ?? '')];
    }),
  );
