import type { Ctx } from '#server/calls/context.ts';
import { sealParts } from './drafts.repository.ts';
import { openDraft } from './open-draft.ts';

/** What is being written is what learners begin now: nothing of it is new, edited or moved. */
export const markPublished = async (ctx: Ctx, courseId: string, versionId: string): Promise<void> => {
  const { draft } = await openDraft(ctx, courseId);
  await sealParts(ctx.db, draft, versionId);
};
