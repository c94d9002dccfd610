import { z } from 'zod';
import { ANSWERS_PER_QUESTION, ASSESSMENT_TYPES } from '../../courses/course-options.ts';
import { choice, filled, number, percent, rows, section, text, tick } from './cleaned.ts';

const blankOrText = (value: unknown) => (filled(value) ? value : '');
const RIGHT_ANSWER_BLANK = 'The right answer must not be empty';

/** Blank answers are removed, and `correctAnswer` follows its answer; a right answer that is blank is refused. */
const question = section({
  question: text('Question', 1000),
  answers: z.preprocess(
    (value) => (Array.isArray(value) ? value.map(blankOrText) : []),
    z
      .array(text('Answer', 500))
      .refine(
        (given) => given.length <= ANSWERS_PER_QUESTION,
        `A question can have at most ${ANSWERS_PER_QUESTION} answers`,
      ),
  ),
  correctAnswer: number('Correct answer', { min: 0, max: ANSWERS_PER_QUESTION - 1, fallback: 0 }),
  points: number('Points', { min: 1, max: 1000, fallback: 1 }),
})
  .refine(({ answers, correctAnswer }) => answers.length === 0 || filled(answers[correctAnswer] ?? ''), {
    message: RIGHT_ANSWER_BLANK,
    path: ['correctAnswer'],
  })
  .overwrite(({ answers, correctAnswer, ...rest }) => ({
    ...rest,
    answers: answers.filter(filled),
    correctAnswer: answers.slice(0, correctAnswer).filter(filled).length,
  }));

export const assessmentSection = section({
  required: tick(),
  type: choice('Assessment type', ASSESSMENT_TYPES, 'none'),
  passingScore: percent('Passing score', 70),
  retakesAllowed: number('Retakes allowed', { min: 0, max: 10, fallback: 1 }),
  questions: rows('Questions', question, { keep: (row) => filled(row.question), max: 100 }),
});
