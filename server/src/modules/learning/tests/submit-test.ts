import type { InputOf } from '#contracts/endpoint.ts';
import type { testEndpoints } from '#contracts/learning/tests.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { mayBeTold, mergeAnswers, presentSitting } from '#server/modules/sittings/index.ts';
import { slidesIn } from '../versions/outline.ts';
import { markSitting } from './mark-sitting.ts';
import { readTest } from './read-test.ts';
import { requireSitting } from './require-test.ts';
import { findOpen, isOver } from './test-rules.ts';

/** Marks a sitting, once: again it answers the same. Answers that come after the time is over do not count. */
export const submitTest = async (
  ctx: SignedInCtx,
  { answers, ...key }: InputOf<typeof testEndpoints.submitTest>,
) => {
  const { learning, sittings, sitting, test } = await requireSitting(ctx, key);
  const { version, attempt } = learning;
  const isTaken = !isOver(sitting, ctx.now);
  const marked = sitting.submittedAt
    ? sitting
    : await markSitting(ctx, {
        sitting,
        answers: isTaken ? mergeAnswers(sitting, test, answers) : sitting.answers,
      });
  const all = sittings.map((one) => (one.id === marked.id ? marked : one));
  // The version that is learned says how often: it may give more attempts than the one that was sat.
  const limit = (await readTest(ctx.db, version.id, test.testId)) ?? test;
  const isTold = mayBeTold(limit, { sittings: all, open: findOpen(all, attempt.id) });
  return { sitting: presentSitting({ sitting: marked, test, slides: slidesIn(version.modules), isTold }) };
};
