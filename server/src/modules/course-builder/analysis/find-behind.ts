import type { listAnalysisLearners } from '#contracts/course-builder/analysis.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { type GivenAnswer, isBehind } from '#domain/course-builder/answer-figures.ts';
import { leftBefore } from '#domain/course-builder/left-course.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readVersion, slidesIn } from '#server/modules/learning/index.ts';
import {
  type Behind,
  listCompleted,
  listFinished,
  listLearners,
  listLeft,
  listSeen,
} from './analysis.repository.ts';
import { type AskedQuestion, readQuestions } from './read-questions.ts';

export type Asked = InputOf<typeof listAnalysisLearners>;
export type Row = Behind & { answer: GivenAnswer | null };

/** Everybody whom a number counts, the latest first, and what it is a number of. */
export type Found = {
  rows: Row[];
  slide: { number: number; title: string } | null;
  asked: AskedQuestion | null;
};

export const findBehind = async (ctx: Ctx, versionId: string, input: Asked): Promise<Found> => {
  switch (input.of) {
    case 'learners':
      return { ...NOTHING, rows: (await listLearners(ctx.db, versionId)).map(unanswered) };
    case 'finished':
      return { ...NOTHING, rows: (await listFinished(ctx.db, versionId)).map(unanswered) };
    case 'question':
      return behindQuestion(ctx, versionId, input);
    default:
      return behindSlide(ctx, versionId, { of: input.of, slideId: input.slideId });
  }
};

const NOTHING = { slide: null, asked: null };
const unanswered = (one: Behind): Row => ({ ...one, answer: null });

type OfSlide = { of: 'seen' | 'completed' | 'left'; slideId: string | undefined };

const behindSlide = async (ctx: Ctx, versionId: string, { of, slideId }: OfSlide): Promise<Found> => {
  if (!slideId) throw fieldError('slideId', 'Please say of which slide');
  const slides = slidesIn((await readVersion(ctx.db, versionId)).modules);
  const at = slides.findIndex((one) => one.slideId === slideId);
  const slide = slides[at];
  if (!slide) throw new AppError('not-found', { message: 'This version has no such slide.' });
  const key = { versionId, slideId };
  const list = {
    seen: () => listSeen(ctx.db, key),
    completed: () => listCompleted(ctx.db, key),
    left: () => listLeft(ctx.db, key, leftBefore(ctx.now)),
  }[of];
  const rows = (await list()).map(unanswered);
  return { rows, slide: { number: at + 1, title: slide.title }, asked: null };
};

const behindQuestion = async (
  ctx: Ctx,
  versionId: string,
  { questionId, choice = '' }: Asked,
): Promise<Found> => {
  if (!questionId) throw fieldError('questionId', 'Please say of which question');
  const [asked] = await readQuestions(ctx, { versionId, questionId });
  if (!asked) throw new AppError('not-found', { message: 'This version asks no such question.' });
  const rows = asked.answered
    .filter(({ given }) => isBehind(asked.question, given, choice))
    .sort((one, other) => +other.at - +one.at || other.attemptId.localeCompare(one.attemptId))
    .map(({ attemptId, at, given, score }) => ({ attemptId, at, activeMs: null, answer: { given, score } }));
  return { rows, slide: null, asked };
};
