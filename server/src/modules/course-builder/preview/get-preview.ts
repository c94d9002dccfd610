import type { previewEndpoints } from '#contracts/course-builder/preview.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { openDraft } from '../draft/open-draft.ts';
import { readDraft } from '../draft/read-draft.ts';
import { presentPreview } from './preview.present.ts';

/** For staff, whose login opens recordings too. */
export const getPreview = async (
  ctx: SignedInCtx,
  { id, ...opened }: InputOf<typeof previewEndpoints.getPreview>,
) => {
  const { course } = await openDraft(ctx, id);
  const draft = await readDraft(ctx.db, id);
  return { preview: presentPreview({ course, draft }, opened, (url) => url) };
};
