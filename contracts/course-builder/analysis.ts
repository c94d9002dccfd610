import { z } from 'zod';
import { COUNTED } from '#domain/course-builder/counted.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { lineageId, SLIDE_TYPES } from '../learning/content.ts';
import { COURSE_CALLS, courseId } from './draft.ts';

// How a published version was learned and answered. A learner counts once: by the way through the course that was
// completed, else by the newest.

const versionNumber = z.coerce.number().int().positive().max(100_000);
/** The newest where nothing is said. */
const query = z.strictObject({ version: versionNumber.optional() });

const figuresOfSlide = z.object({
  slideId: z.string(),
  /** Counts through the course from 1. */
  number: z.number(),
  title: z.string(),
  section: z.string(),
  type: z.enum(SLIDE_TYPES),
  /** How long it takes, narrated. */
  seconds: z.number(),
  /** Learners. */
  seen: z.number(),
  completed: z.number(),
  /** Who was last here, has not completed the course and has not come back for fourteen days. */
  left: z.number(),
  /** Of who has seen it: how long they were there, in seconds. */
  medianSeconds: z.number().nullable(),
  totalSeconds: z.number(),
});
export type SlideFigures = z.infer<typeof figuresOfSlide>;

const figuresOfQuestion = z.object({
  questionId: z.string(),
  prompt: z.string(),
  kind: z.enum(['single', 'multiple', 'order', 'hotspot']),
  /** Null of a check inside a slide. */
  test: z.object({ testId: z.string(), title: z.string() }).nullable(),
  /** Where it is taught, or asked as a check. */
  slideId: z.string(),
  /** Learners, each by the first time: sittings that were handed in, and checks that were answered. */
  asked: z.number(),
  right: z.number(),
  choices: z.array(
    z.object({
      /** `answer.<id>`, or `right`, `wrong` and `none`, which have no text. */
      key: z.string(),
      text: z.string(),
      isRight: z.boolean(),
      learners: z.number(),
    }),
  ),
  /** `discriminationOf` in `domain/course-builder/answer-figures.ts`. */
  discrimination: z.number().nullable(),
});
export type QuestionFigures = z.infer<typeof figuresOfQuestion>;

const analysed = {
  course: z.object({ _id: z.string(), code: z.string(), title: z.string() }),
  /** 0 where none is published. */
  version: z.number(),
};

const getAnalysis = endpoint({
  summary:
    'How a version of a self-paced course was learned: its slides, its tests and its checks in numbers',
  method: 'GET',
  path: `${COURSE_CALLS}/analysis`,
  access: 'staff',
  params: courseId,
  query,
  response: answer({
    ...analysed,
    /** The newest first, with how many learn it. */
    versions: z.array(z.object({ number: z.number(), learners: z.number() })),
    learners: z.number(),
    finished: z.number(),
    slides: z.array(figuresOfSlide),
    questions: z.array(figuresOfQuestion),
  }),
});

const getQuestionFigures = endpoint({
  summary: 'How one question of a version was answered; null where that version does not ask it',
  method: 'GET',
  path: `${COURSE_CALLS}/analysis/questions/:questionId`,
  access: 'staff',
  params: courseId.extend({ questionId: lineageId }),
  query,
  response: answer({ version: z.number(), question: figuresOfQuestion.nullable() }),
});

const learnerBehind = z.object({
  /** Of the way through the course. */
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  orderReference: z.string(),
  /** When they began, finished, first saw or completed it, were last there, or answered. */
  at: instantText,
  /** How long they were at the slide; null of what is no slide. */
  seconds: z.number().nullable(),
  /** What was answered, in words; null of what is no question. */
  given: z.string().nullable(),
  isRight: z.boolean().nullable(),
  /** Of the test. */
  scorePercent: z.number().nullable(),
});
export type LearnerBehind = z.infer<typeof learnerBehind>;

export const listAnalysisLearners = endpoint({
  summary: 'Who stands behind a number of the analysis, the latest first',
  method: 'GET',
  path: `${COURSE_CALLS}/analysis/learners`,
  access: 'staff',
  params: courseId,
  query: query.extend({
    of: z.enum(COUNTED).default('learners'),
    /** Of `seen`, `completed` and `left`. */
    slideId: lineageId.optional(),
    /** Of `question`. */
    questionId: lineageId.optional(),
    /** Of its answers; all where nothing is said. */
    choice: z.string().max(100).optional(),
    cursor: z.string().max(20).optional(),
  }),
  response: answer({
    ...analysed,
    slide: z.object({ number: z.number(), title: z.string() }).nullable(),
    question: z.object({ prompt: z.string(), choice: z.string() }).nullable(),
    /** On all pages. */
    total: z.number(),
    learners: z.array(learnerBehind),
    nextCursor: z.string().nullable(),
  }),
});

export const exportAnalysis = endpoint({
  ...getAnalysis,
  summary: 'The numbers of the slides of a version, or of its questions, as a file',
  path: `${getAnalysis.path}.csv`,
  query: query.extend({ of: z.enum(['slides', 'questions']).default('slides') }),
  response: z.string(),
  file: ['text/csv'],
});

export const exportAnalysisLearners = endpoint({
  ...listAnalysisLearners,
  summary: 'Who stands behind a number of the analysis, as a file',
  path: `${listAnalysisLearners.path}.csv`,
  response: z.string(),
  file: ['text/csv'],
});

export const analysisEndpoints = { getAnalysis, getQuestionFigures, listAnalysisLearners };
