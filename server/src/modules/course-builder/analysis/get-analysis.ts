import type { analysisEndpoints } from '#contracts/course-builder/analysis.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { leftBefore } from '#domain/course-builder/left-course.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readVersion } from '#server/modules/learning/index.ts';
import { presentQuestion, presentSlides } from './analysis.present.ts';
import { countOnSlides, countWays } from './analysis.repository.ts';
import { readQuestions } from './read-questions.ts';
import { requireVersion } from './require-version.ts';

type Asking<Name extends keyof typeof analysisEndpoints> = InputOf<(typeof analysisEndpoints)[Name]>;

export const getAnalysis = async (ctx: Ctx, input: Asking<'getAnalysis'>) => {
  const { course, versions, asked } = await requireVersion(ctx, input);
  const known = { course, versions: versions.map(({ number, learners }) => ({ number, learners })) };
  if (!asked) return { ...known, version: 0, learners: 0, finished: 0, slides: [], questions: [] };
  const counted = await countOnSlides(ctx.db, asked.id, leftBefore(ctx.now));
  const questions = await readQuestions(ctx, { versionId: asked.id, questionId: '' });
  return {
    ...known,
    version: asked.number,
    ...(await countWays(ctx.db, asked.id)),
    slides: presentSlides(await readVersion(ctx.db, asked.id), counted),
    questions: questions.map(presentQuestion),
  };
};

export const getQuestionFigures = async (
  ctx: Ctx,
  { questionId, ...input }: Asking<'getQuestionFigures'>,
) => {
  const { asked } = await requireVersion(ctx, input);
  if (!asked) return { version: 0, question: null };
  const [question] = await readQuestions(ctx, { versionId: asked.id, questionId });
  return { version: asked.number, question: question ? presentQuestion(question) : null };
};
