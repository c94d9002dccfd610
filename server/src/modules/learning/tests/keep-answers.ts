import type { InputOf } from '#contracts/endpoint.ts';
import type { testEndpoints } from '#contracts/learning/tests.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { mergeAnswers, requireNotHandedIn } from '#server/modules/sittings/index.ts';
import { requireSitting } from './require-test.ts';
import { updateSitting } from './sittings.repository.ts';
import { isOver } from './test-rules.ts';

/** Keeps answers of a sitting, until it is handed in or its time is over. */
export const keepAnswers = async (
  ctx: SignedInCtx,
  { answers, ...key }: InputOf<typeof testEndpoints.keepAnswers>,
) => {
  const { sitting, test } = await requireSitting(ctx, key);
  requireNotHandedIn(sitting);
  if (isOver(sitting, ctx.now))
    throw new AppError('wrong-state', { message: 'The time is over. What was kept until then counts.' });
  await updateSitting(ctx.db, sitting.id, { answers: mergeAnswers(sitting, test, answers) });
  return { savedAt: ctx.now.toISOString(), endsAt: sitting.endsAt?.toISOString() ?? null };
};
