import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { type Answers, markAnswers } from '#server/modules/sittings/index.ts';
import { learningEvents } from '../learning.events.ts';
import { requireTestOf } from './require-test.ts';
import { findSitter, type Sitting, updateSitting } from './sittings.repository.ts';
import { isOver } from './test-rules.ts';

/** Marks a sitting that is locked. Where the time is over it was handed in when that ended. */
export const markSitting = async (
  ctx: Ctx,
  { sitting, answers }: { sitting: Sitting; answers: Answers },
): Promise<Sitting> => {
  const submittedAt = isOver(sitting, ctx.now) ? sitting.endsAt : ctx.now;
  const marked = markAnswers(await requireTestOf(ctx, sitting), answers, submittedAt);
  await updateSitting(ctx.db, sitting.id, marked);
  if (marked.isPassed) await announcePassed(ctx, sitting.id);
  return { ...sitting, ...marked };
};

const announcePassed = async (ctx: Ctx, sittingId: string): Promise<void> => {
  const sitter = await findSitter(ctx.db, sittingId);
  if (!sitter) throw new Error(`the sitting ${sittingId} has gone`);
  await announce(ctx, learningEvents['test.passed'], { enrolmentId: sitter.enrolmentId });
};
