import type { assessmentEndpoints } from '#contracts/assessments/assessments.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { mergeAnswers, requireNotHandedIn } from '#server/modules/sittings/index.ts';
import { updateSitting } from './assessments.repository.ts';
import { requireSitting } from './require-assessment.ts';

/** Keeps answers of a sitting, until it is handed in. */
export const keepAssessmentAnswers = async (
  ctx: SignedInCtx,
  { answers, ...key }: InputOf<typeof assessmentEndpoints.keepAssessmentAnswers>,
) => {
  const { sitting } = await requireSitting(ctx, key);
  requireNotHandedIn(sitting);
  await updateSitting(ctx.db, sitting.id, { answers: mergeAnswers(sitting, sitting.test, answers) });
  return { savedAt: ctx.now.toISOString(), endsAt: null };
};
