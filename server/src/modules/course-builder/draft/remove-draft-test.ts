import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { deleteTest } from './draft-parts.repository.ts';
import { findDraft, noteSaved } from './drafts.repository.ts';

/** Again it changes nothing. */
export const removeDraftTest = async (ctx: SignedInCtx, { id, testId }: { id: string; testId: string }) => {
  if (!(await findDraft(ctx.db, id))) throw new AppError('course-not-found');
  await deleteTest(ctx.db, id, testId);
  await noteSaved(ctx.db, id, ctx.now);
  return { savedAt: ctx.now.toISOString() };
};
