import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText, localDay } from '../fields.ts';
import { lineageId } from '../learning/content.ts';
import { givenAnswers, sitting, testFacts } from '../learning/sittings.ts';

// The test of a course in person. It is sat as one of a self-paced course is; a run has one at most.

const sittingParams = courseParams.extend({ sittingId: z.uuid() });

/** The run whose test it is. */
const testedRun = z.object({
  courseId: z.string(),
  title: z.string(),
  /** From its first day on, at the venue. */
  isOpen: z.boolean(),
  opensOn: localDay.nullable(),
  /** Whether the course gives a certificate. */
  isCertified: z.boolean(),
});
export type TestedRun = z.infer<typeof testedRun>;

const getAssessment = endpoint({
  summary: 'The test of a run that the person is on, with the sitting that is open and the results so far',
  method: 'GET',
  path: '/api/library/in-person/:courseId/test',
  access: 'signed-in',
  params: courseParams,
  response: answer({
    course: testedRun,
    test: testFacts,
    open: sitting.nullable(),
    /** The first one first. */
    past: z.array(sitting),
    /** By the server's clock, which counts. */
    now: instantText,
  }),
});

const startAssessment = endpoint({
  summary: 'Begin the test of a run, or go on with the sitting that is open',
  method: 'POST',
  path: '/api/library/in-person/:courseId/test/sittings',
  access: 'signed-in',
  params: courseParams,
  response: answer({ sitting }),
  idempotent: true,
});

const keepAssessmentAnswers = endpoint({
  summary: 'Keep answers of a sitting of the test of a run; they may be changed until it is submitted',
  method: 'PUT',
  path: '/api/library/in-person/:courseId/test/sittings/:sittingId/answers',
  access: 'signed-in',
  params: sittingParams,
  body: z.object({ answers: z.record(lineageId, givenAnswers) }),
  response: answer({ savedAt: instantText, endsAt: instantText.nullable() }),
});

const submitAssessment = endpoint({
  summary: 'Hand a sitting of the test of a run in to be marked; again it answers the same result',
  method: 'POST',
  path: '/api/library/in-person/:courseId/test/sittings/:sittingId/submit',
  access: 'signed-in',
  params: sittingParams,
  body: z.object({ answers: z.record(lineageId, givenAnswers).default({}) }),
  response: answer({ sitting }),
  idempotent: true,
});

export const assessmentEndpoints = {
  getAssessment,
  startAssessment,
  keepAssessmentAnswers,
  submitAssessment,
};
