import type { assessmentEndpoints } from '#contracts/assessments/assessments.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { drawSeed, requireAttemptLeft } from '#server/modules/sittings/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { assessmentOf } from './assessment-of.ts';
import { type AssessmentSitting, insertSitting } from './assessments.repository.ts';
import { isOpenAt } from './is-open-at.ts';
import { presentOwnSitting } from './present-own-sitting.ts';
import { findOpen, noTest, requireSitter } from './require-assessment.ts';

/** Begins the test of a run, or goes on with the sitting that is open: presses at the same time make one. */
export const startAssessment = async (
  ctx: SignedInCtx,
  { courseId }: InputOf<typeof assessmentEndpoints.startAssessment>,
) => {
  const { course, enrolmentId, sittings } = await requireSitter(ctx, courseId, { locked: true });
  const open = findOpen(sittings);
  if (open) return { sitting: presentOwnSitting(open, false) };
  const test = assessmentOf(course);
  if (!test) throw noTest();
  requireAttemptLeft(test, sittings);
  if (!isOpenAt(course, ctx.now))
    throw new AppError('wrong-state', { message: 'The test opens on the first day of the course.' });
  const sitting: AssessmentSitting = {
    id: uuidv7(),
    enrolmentId,
    test,
    number: sittings.length + 1,
    seed: drawSeed(),
    startedAt: ctx.now,
    endsAt: null,
    answers: {},
    submittedAt: null,
    scorePercent: null,
    isPassed: null,
  };
  await insertSitting(ctx.db, sitting);
  return { sitting: presentOwnSitting(sitting, false) };
};
