import type { LearnerBehind } from '#contracts/course-builder/analysis.ts';
import { answerKey, isAnsweredRight } from '#domain/course-builder/answer-figures.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { givenInWords, secondsOf } from './analysis.present.ts';
import { findPeople, type Person } from './analysis.repository.ts';
import { type Asked, type Found, findBehind, type Row } from './find-behind.ts';
import type { AskedQuestion } from './read-questions.ts';
import { requireVersion } from './require-version.ts';

export const listLearners = (ctx: Ctx, input: Asked) => pageLearners(ctx, input, 50);

/** The cursor is how many rows stand before the page. */
export const pageLearners = async (ctx: Ctx, input: Asked, size: number) => {
  const { course, asked: version } = await requireVersion(ctx, input);
  const from = readCursor(input.cursor);
  const { rows, slide, asked } = version ? await findBehind(ctx, version.id, input) : NOBODY;
  const page = rows.slice(from, from + size);
  const people = await findPeople(
    ctx.db,
    page.map(({ attemptId }) => attemptId),
  );
  const byAttempt = new Map(people.map((one) => [one.attemptId, one]));
  return {
    course,
    version: version?.number ?? 0,
    slide,
    question: asked && { prompt: asked.question.prompt, choice: textOf(asked, input.choice ?? '') },
    total: rows.length,
    learners: page.flatMap((row) => {
      const person = byAttempt.get(row.attemptId);
      return person ? present(row, person, asked) : [];
    }),
    nextCursor: from + size < rows.length ? `${from + size}` : null,
  };
};

const NOBODY: Found = { rows: [], slide: null, asked: null };

const readCursor = (cursor = '0'): number => {
  if (!/^\d{1,9}$/.test(cursor)) throw fieldError('cursor', 'Not a page of this list');
  return Number(cursor);
};

/** The words of the answer that was asked for; '' where it has none. */
const textOf = ({ question }: AskedQuestion, choice: string): string =>
  question.kind === 'hotspot'
    ? ''
    : (question.answers.find(({ answerId }) => answerKey(answerId) === choice)?.text ?? '');

const present = (row: Row, person: Person, asked: AskedQuestion | null): LearnerBehind => {
  const { email, orderReference } = person;
  const name = [person.title, person.firstName, person.lastName].filter(Boolean).join(' ');
  const { answer } = row;
  return {
    ...{ _id: row.attemptId, name, email, orderReference, at: row.at.toISOString() },
    seconds: row.activeMs === null ? null : secondsOf(row.activeMs),
    given: asked && answer && givenInWords(asked.question, answer.given),
    isRight: asked && answer && isAnsweredRight(asked.question, answer.given),
    scorePercent: answer?.score ?? null,
  };
};
