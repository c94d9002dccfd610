import type { LearnerBehind, QuestionFigures, SlideFigures } from '#contracts/course-builder/analysis.ts';
import { toCsv } from '#server/platform/csv.ts';

const SLIDE_COLUMNS = [
  'Slide',
  'Title',
  'Section',
  'Type',
  'Length in seconds',
  'Seen by',
  'Completed by',
  'Left here',
  'Median seconds',
  'Total seconds',
];

export const slidesCsv = (slides: readonly SlideFigures[]): string =>
  toCsv(
    SLIDE_COLUMNS,
    slides.map((one) => [
      one.number,
      one.title,
      one.section,
      one.type,
      one.seconds,
      one.seen,
      one.completed,
      one.left,
      one.medianSeconds,
      one.totalSeconds,
    ]),
  );

const QUESTION_COLUMNS = [
  'Test',
  'Question',
  'Kind',
  'Asked',
  'Right',
  'Discrimination',
  'Answer',
  'Is right',
  'Chosen by',
];
const WITHOUT_TEXT: Record<string, string> = { right: 'Right', wrong: 'Wrong', none: 'No answer' };

/** One row for each answer of each question. */
export const questionsCsv = (questions: readonly QuestionFigures[]): string =>
  toCsv(
    QUESTION_COLUMNS,
    questions.flatMap((one) =>
      one.choices.map(({ key, text, isRight, learners }) => [
        one.test?.title ?? 'Check',
        one.prompt,
        one.kind,
        one.asked,
        one.right,
        one.discrimination,
        text || (WITHOUT_TEXT[key] ?? ''),
        isRight ? 'yes' : 'no',
        learners,
      ]),
    ),
  );

const LEARNER_COLUMNS = ['Name', 'Email', 'Order', 'When', 'Seconds', 'Answer', 'Is right', 'Score'];

const yesOrNo = (is: boolean | null) => (is === null ? null : is ? 'yes' : 'no');

export const learnersCsv = (learners: readonly LearnerBehind[]): string =>
  toCsv(
    LEARNER_COLUMNS,
    learners.map((one) => [
      one.name,
      one.email,
      one.orderReference,
      one.at,
      one.seconds,
      one.given,
      yesOrNo(one.isRight),
      one.scorePercent,
    ]),
  );
