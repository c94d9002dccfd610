import type { assessmentEndpoints } from '#contracts/assessments/assessments.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { markAnswers, mayBeTold, mergeAnswers } from '#server/modules/sittings/index.ts';
import { assessmentOf } from './assessment-of.ts';
import { assessmentEvents } from './assessments.events.ts';
import { type AssessmentSitting, updateSitting } from './assessments.repository.ts';
import { presentOwnSitting } from './present-own-sitting.ts';
import { findOpen, requireSitting } from './require-assessment.ts';

type Input = InputOf<typeof assessmentEndpoints.submitAssessment>;

/** Marks a sitting, once: again it answers the same. */
export const submitAssessment = async (ctx: SignedInCtx, { answers, ...key }: Input) => {
  const { course, sittings, sitting } = await requireSitting(ctx, key);
  const marked = sitting.submittedAt ? sitting : await handIn(ctx, sitting, answers);
  const all = sittings.map((one) => (one.id === marked.id ? marked : one));
  const limit = assessmentOf(course) ?? { attempts: all.length };
  return {
    sitting: presentOwnSitting(marked, mayBeTold(limit, { sittings: all, open: findOpen(all) })),
  };
};

const handIn = async (
  ctx: SignedInCtx,
  sitting: AssessmentSitting,
  answers: Input['answers'],
): Promise<AssessmentSitting> => {
  const { test, enrolmentId } = sitting;
  const marked = markAnswers(test, mergeAnswers(sitting, test, answers), ctx.now);
  await updateSitting(ctx.db, sitting.id, marked);
  if (marked.isPassed) await announce(ctx, assessmentEvents['assessment.passed'], { enrolmentId });
  return { ...sitting, ...marked };
};
