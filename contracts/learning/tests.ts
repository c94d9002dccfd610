import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText, storable } from '../fields.ts';
import { lineageId, picture } from './content.ts';

const testParams = courseParams.extend({ testId: lineageId });
const sittingParams = testParams.extend({ sittingId: z.uuid() });

/**
 * A question without what is right. Answers stand in the order that the sitting's seed gave them and are named by their
 * place in it: "1", "2", …
 */
const askedQuestion = z.object({
  questionId: z.string(),
  kind: z.enum(['single', 'multiple', 'order', 'hotspot']),
  prompt: z.string(),
  picture: picture.nullable(),
  answers: z.array(z.object({ answerId: z.string(), text: z.string() })),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** Ids of answers, in their order where that is asked; "x,y" in hundredths of the picture for a place on it. None is no answer. */
const given = z.array(z.string().max(200).refine(storable)).max(12);

/** What it came to. What is right is said only once the test is passed or no attempt is left. */
const result = z.object({
  scorePercent: z.number(),
  isPassed: z.boolean(),
  right: z.number(),
  questions: z.array(
    z.object({
      questionId: z.string(),
      isRight: z.boolean(),
      rightAnswers: z.array(z.string()).nullable(),
      /** Of a place on a picture, in hundredths: x and radius of its width, y of its height. */
      rightPlace: z.object({ x: z.number(), y: z.number(), radius: z.number() }).nullable(),
      explanation: z.string().nullable(),
    }),
  ),
  /** Slides to learn again, weakest first. */
  revisit: z.array(
    z.object({
      slideId: z.string(),
      title: z.string(),
      /** Counts through the course from 1. */
      number: z.number(),
      seconds: z.number(),
      /** How many of the questions are about it, and which were not right. */
      asked: z.number(),
      wrong: z.array(z.string()),
    }),
  ),
});
export type TestResult = z.infer<typeof result>;

const sitting = z.object({
  sittingId: z.string(),
  /** The first, the second, … */
  number: z.number(),
  startedAt: instantText,
  /** By the server's clock; null without a limit. */
  endsAt: instantText.nullable(),
  submittedAt: instantText.nullable(),
  questions: z.array(askedQuestion),
  answers: z.record(z.string(), given),
  result: result.nullable(),
});
export type Sitting = z.infer<typeof sitting>;

const test = z.object({
  testId: z.string(),
  title: z.string(),
  questions: z.number(),
  passPercent: z.number(),
  attempts: z.number().nullable(),
  attemptsLeft: z.number().nullable(),
  minutes: z.number().nullable(),
  isPassed: z.boolean(),
});
export type TestFacts = z.infer<typeof test>;

/** What else a certificate asks for: all slides, and every test. */
const course = z.object({
  courseId: z.string(),
  title: z.string(),
  slides: z.number(),
  completedAt: instantText.nullable(),
  otherTests: z.array(z.object({ testId: z.string(), title: z.string(), isPassed: z.boolean() })),
});
export type TestedCourse = z.infer<typeof course>;

const getTest = endpoint({
  summary: 'A test of a course, with the sitting that is open and the results so far',
  method: 'GET',
  path: '/api/elearning/courses/:courseId/tests/:testId',
  access: 'signed-in',
  params: testParams,
  response: answer({
    course,
    test,
    open: sitting.nullable(),
    /** The first one first. */
    past: z.array(sitting),
    /** By the server's clock, which counts. */
    now: instantText,
  }),
});

const startTest = endpoint({
  summary: 'Begin a test, or go on with the sitting that is open',
  method: 'POST',
  path: '/api/elearning/courses/:courseId/tests/:testId/sittings',
  access: 'signed-in',
  params: testParams,
  response: answer({ sitting }),
  idempotent: true,
});

const keepAnswers = endpoint({
  summary: 'Keep answers of a sitting; they may be changed until it is submitted',
  method: 'PUT',
  path: '/api/elearning/courses/:courseId/tests/:testId/sittings/:sittingId/answers',
  access: 'signed-in',
  params: sittingParams,
  body: z.object({ answers: z.record(lineageId, given) }),
  response: answer({ savedAt: instantText, endsAt: instantText.nullable() }),
});

const submitTest = endpoint({
  summary: 'Hand a sitting in to be marked; again it answers the same result',
  method: 'POST',
  path: '/api/elearning/courses/:courseId/tests/:testId/sittings/:sittingId/submit',
  access: 'signed-in',
  params: sittingParams,
  body: z.object({ answers: z.record(lineageId, given).default({}) }),
  response: answer({ sitting }),
  idempotent: true,
});

export const testEndpoints = { getTest, startTest, keepAnswers, submitTest };
