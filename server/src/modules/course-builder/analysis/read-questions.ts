import type { Question } from '#contracts/learning/content.ts';
import type { GivenAnswer } from '#domain/course-builder/answer-figures.ts';
import type { Ctx } from '#server/calls/context.ts';
import { drawTest, readTest, readVersion } from '#server/modules/learning/index.ts';
import type { Answers } from '#server/modules/sittings/index.ts';
import { listCheckAnswers, listChecks, listHandedIn } from './analysis.repository.ts';

/** One person's first answer to a question. */
export type Answered = GivenAnswer & { attemptId: string; at: Date };

/** A question of a test, or of a check inside a slide, with the answers of everybody who was asked it. */
export type AskedQuestion = {
  question: Question;
  slideId: string;
  test: { testId: string; title: string } | null;
  answered: Answered[];
};

type Asking = { versionId: string /** All of them where it is ''. */; questionId: string };

/** Those of tests first, in their order. */
export const readQuestions = async (
  { db }: Pick<Ctx, 'db'>,
  { versionId, questionId }: Asking,
): Promise<AskedQuestion[]> => {
  const all = [...(await ofTests(db, versionId)), ...(await ofChecks(db, { versionId, questionId }))];
  return questionId === '' ? all : all.filter(({ question }) => question.questionId === questionId);
};

const ofTests = async (db: Ctx['db'], versionId: string): Promise<AskedQuestion[]> => {
  const version = await readVersion(db, versionId);
  const sittings = await listHandedIn(db, versionId);
  const asked: AskedQuestion[] = [];
  for (const { testId } of version.tests) {
    const test = await readTest(db, versionId, testId);
    if (!test) continue;
    const answered = new Map(
      test.questions.map(({ questionId }) => [questionId, new Map<string, Answered>()]),
    );
    for (const sitting of sittings.filter((one) => one.testId === testId)) {
      const answers = sitting.answers as Answers;
      for (const { questionId } of drawTest(test, version, sitting.seed).questions) {
        const byPerson = answered.get(questionId);
        if (!sitting.submittedAt || byPerson?.has(sitting.enrolmentId)) continue;
        byPerson?.set(sitting.enrolmentId, {
          attemptId: sitting.attemptId,
          at: sitting.submittedAt,
          given: answers[questionId] ?? [],
          score: sitting.scorePercent,
        });
      }
    }
    for (const question of test.questions)
      asked.push({
        question,
        slideId: question.slideId,
        test: { testId, title: test.title },
        answered: [...(answered.get(question.questionId)?.values() ?? [])],
      });
  }
  return asked;
};

const ofChecks = async (db: Ctx['db'], { versionId, questionId }: Asking): Promise<AskedQuestion[]> => {
  const checks = await listChecks(db, versionId);
  const answers = Map.groupBy(await listCheckAnswers(db, versionId, questionId), (one) => one.questionId);
  return checks.map(({ slideId, question }) => ({
    question,
    slideId,
    test: null,
    answered: (answers.get(question.questionId) ?? []).map(({ attemptId, given, at }) => ({
      attemptId,
      given,
      at: new Date(at),
      score: null,
    })),
  }));
};
