import type { Draft, DraftSlideHead } from '#contracts/course-builder/draft.ts';
import { slideIdsOf } from '#domain/course-builder/outline.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { blankSlide } from './blank-slide.ts';
import { listHeads, listTests } from './draft-parts.repository.ts';
import { openDraft } from './open-draft.ts';

/** All but the slides themselves, which are read one by one. */
export const getDraft = async (ctx: SignedInCtx, { id }: { id: string }): Promise<{ draft: Draft }> => {
  const { course, draft } = await openDraft(ctx, id);
  const { versionId: _, ...shown } = course;
  const heads = new Map((await listHeads(ctx.db, id)).map((head) => [head.slideId, head]));
  return {
    draft: {
      course: shown,
      outline: draft.outline,
      publishedOutline: draft.publishedOutline,
      outlineRevision: draft.revision,
      slides: slideIdsOf(draft.outline).map((slideId) => heads.get(slideId) ?? unwritten(slideId)),
      tests: await listTests(ctx.db, id),
      savedAt: draft.savedAt.toISOString(),
    },
  };
};

/** It was put into the order, and its first words are still on their way. */
const unwritten = (id: string): DraftSlideHead => {
  const { slideId, type, title, seconds, isRequired, isSample } = blankSlide(id);
  return { slideId, type, title, seconds, isRequired, isSample, hasNarration: false, change: 'new' };
};
