import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText } from '../fields.ts';
import { lineageId } from './content.ts';
import { givenAnswers, sitting, testFacts } from './sittings.ts';

const testParams = courseParams.extend({ testId: lineageId });
const sittingParams = testParams.extend({ sittingId: z.uuid() });

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
    test: testFacts,
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
  body: z.object({ answers: z.record(lineageId, givenAnswers) }),
  response: answer({ savedAt: instantText, endsAt: instantText.nullable() }),
});

const submitTest = endpoint({
  summary: 'Hand a sitting in to be marked; again it answers the same result',
  method: 'POST',
  path: '/api/elearning/courses/:courseId/tests/:testId/sittings/:sittingId/submit',
  access: 'signed-in',
  params: sittingParams,
  body: z.object({ answers: z.record(lineageId, givenAnswers).default({}) }),
  response: answer({ sitting }),
  idempotent: true,
});

export const testEndpoints = { getTest, startTest, keepAnswers, submitTest };
