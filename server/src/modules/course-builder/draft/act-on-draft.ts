import type { draftEndpoints } from '#contracts/course-builder/draft.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { applyAct } from '#domain/course-builder/outline-acts.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { lockDraft, updateDraft } from './drafts.repository.ts';

/** Changes the order, on top of what others did to it meanwhile. */
export const actOnDraft = async (
  ctx: SignedInCtx,
  { id, acts }: InputOf<typeof draftEndpoints.actOnDraft>,
) => {
  const draft = await lockDraft(ctx.db, id);
  if (!draft) throw new AppError('course-not-found');
  const outline = acts.reduce((before, act) => applyAct(before, act)?.outline ?? before, draft.outline);
  const savedAt = ctx.now;
  if (outline !== draft.outline) await updateDraft(ctx.db, id, { outline, savedAt });
  return {
    outline,
    outlineRevision: draft.revision + (outline === draft.outline ? 0 : 1),
    savedAt: savedAt.toISOString(),
  };
};
