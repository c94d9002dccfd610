import type { draftEndpoints } from '#contracts/course-builder/draft.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findSlide, saveSlide } from './draft-parts.repository.ts';
import { requireSame, savePart } from './save-part.ts';

export const saveDraftSlide = (
  ctx: SignedInCtx,
  { id: courseId, slideId, slide: body, revision }: InputOf<typeof draftEndpoints.saveDraftSlide>,
) => {
  requireSame('slide.slideId', slideId, body.slideId);
  return savePart(ctx, {
    courseId,
    body,
    save: (saving) => saveSlide(ctx.db, saving, { body, revision }),
    find: () => findSlide(ctx.db, { courseId, slideId }),
  });
};
