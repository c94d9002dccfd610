import { describe, expect, test } from 'vitest';
import { elearningEndpoints as calls } from '#contracts/learning/elearning.ts';
import { progressEndpoints } from '#contracts/learning/progress.ts';
import { testSittings } from '#server/db/schema/index.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, FINAL_TEST } from '#server/testing/self-paced.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';

const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));

const mine = async (person: User) => {
  const { answer } = await world.call(calls.listMyElearning, {}, person);
  return calls.listMyElearning.response.parse(answer).courses;
};
const pass = (attemptId: string, versionId: string) =>
  database.db.insert(testSittings).values({
    id: uuidv7(),
    attemptId,
    versionId,
    testId: 'final',
    number: 1,
    seed: 1,
    startedAt: new Date(),
    submittedAt: new Date(),
    scorePercent: 90,
    isPassed: true,
  });

describe('a certificate', () => {
  test('is due once all that is required is done and every test is passed', async () => {
    const course = await world.course(contentOf(1, [FINAL_TEST]));
    const person = await world.learner(course);
    const { attemptId } = await world.progressOf(course, person);
    const isEligible = async () => (await mine(person)).map(({ certificate }) => certificate.isEligible);
    await world.call(progressEndpoints.completeSlide, { courseId: course.slug, slideId: 'slide-1' }, person);
    expect(await isEligible()).toEqual([false]);
    const { publishedVersionId } = await getCourse(database.db, course.id, 'ELearningCourse');
    await pass(attemptId, publishedVersionId ?? '');
    expect(await isEligible()).toEqual([true]);
    const { answer } = await world.call(calls.getMyStats, {}, person);
    expect(answer).toMatchObject({
      stats: { enrolledCount: 1, averageProgress: 100, certificatesEarned: 1 },
    });
  });

  test('stays due for who starts over, also at a version with another test, and counts once', async () => {
    const course = await world.course(contentOf(1, [FINAL_TEST]));
    const person = await world.learner(course);
    const figures = async () => {
      const { answer } = await world.call(calls.getMyStats, {}, person);
      return calls.getMyStats.response.parse(answer).stats;
    };
    const complete = async () => {
      const { attemptId } = await world.progressOf(course, person);
      await world.call(
        progressEndpoints.completeSlide,
        { courseId: course.slug, slideId: 'slide-1' },
        person,
      );
      return attemptId;
    };
    const attemptId = await complete();
    const { publishedVersionId } = await getCourse(database.db, course.id, 'ELearningCourse');
    await pass(attemptId, publishedVersionId ?? '');
    const questions = FINAL_TEST.questions.map((one) => ({ ...one, questionId: 'q2' }));
    await world.publish(
      course,
      contentOf(1, [FINAL_TEST, { ...FINAL_TEST, testId: 'another-test', questions }]),
    );
    await world.call(progressEndpoints.restartCourse, { courseId: course.slug }, person);
    expect(await figures()).toEqual({ enrolledCount: 1, averageProgress: 0, certificatesEarned: 1 });
    await complete();
    expect(await figures()).toEqual({ enrolledCount: 1, averageProgress: 100, certificatesEarned: 1 });
  });
});
