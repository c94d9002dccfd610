import type { analysisEndpoints, QuestionFigures } from '#contracts/course-builder/analysis.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { LEFT_AFTER_DAYS } from '#domain/course-builder/left-course.ts';
import type { BehindView } from './analysis-view.ts';

export type Analysis = AnswerOf<typeof analysisEndpoints.getAnalysis>;
export type Behind = AnswerOf<typeof analysisEndpoints.listAnalysisLearners>;

export const learnersText = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'learner' : 'learners'}`;

/** '45 s', '2 min 5 s', '3 h 20 min'. */
export const lengthText = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
};

/** Of a hundred, rounded; 0 of nobody. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

export const leftWords = `Left here: was here last, has not completed the course and has not come back for ${LEFT_AFTER_DAYS} days.`;

export const onceWords =
  'Each learner counts once for a question, by the first time: in a test that was handed in, or in a check that was answered.';

const WITHOUT_TEXT: Record<string, string> = { right: 'Right', wrong: 'Not right', none: 'No answer' };

export const choiceText = ({ key, text }: QuestionFigures['choices'][number]): string =>
  text || (WITHOUT_TEXT[key] ?? '');

/** How well a question tells who knows the matter from who does not. */
export const discriminationText = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)} points right in the best third against the weakest`;

export const noVersion = {
  title: 'Nothing of this course is published yet',
  text: 'Once a version is published and learned, its numbers stand here.',
};
export const noLearners = {
  title: 'Nobody has begun this version yet',
  text: 'The numbers begin with the first slide that somebody opens.',
};
export const nobodyAnswered = 'Nobody has answered it yet.';
export const noQuestions = {
  title: 'This version asks no questions',
  text: 'Questions of its tests and checks inside its slides would stand here.',
};

const WHO: Record<Exclude<BehindView['of'], 'question'>, string> = {
  learners: 'Who learns this version',
  finished: 'Who has completed this version',
  seen: 'Who has seen',
  completed: 'Who has completed',
  left: 'Who left at',
};

const ANSWERED: Record<string, string> = {
  '': 'Who was asked',
  right: 'Who answered right',
  wrong: 'Who answered, and not right',
  none: 'Who gave no answer',
};

/** What the rows are, as a title. */
export const behindTitle = (
  { of, choice }: Pick<BehindView, 'of' | 'choice'>,
  { slide, question }: Behind,
) => {
  if (of !== 'question') return slide ? `${WHO[of]} slide ${slide.number}` : WHO[of];
  return ANSWERED[choice] ?? `Who chose “${question?.choice ?? ''}”`;
};

/** What the moment of a row is of. */
export const WHEN: Record<BehindView['of'], string> = {
  learners: 'Began',
  finished: 'Completed',
  seen: 'First seen',
  completed: 'Completed',
  left: 'Last here',
  question: 'Answered',
};

export const nobodyBehind = {
  unmatched: { title: 'Nobody stands behind this number', all: 'Show all learners' },
  none: noLearners,
};
