import type { SignedInCtx } from '#server/calls/context.ts';
import { openDraft } from './open-draft.ts';
import { readDraft } from './read-draft.ts';
import { replaceDraft } from './replace-draft.ts';

/** What is being written of one course is what is being written of its copy, from then on apart. */
export const copyDraft = async (ctx: SignedInCtx, { from, to }: { from: string; to: string }) => {
  await openDraft(ctx, from);
  await replaceDraft(ctx, to, await readDraft(ctx.db, from));
};
