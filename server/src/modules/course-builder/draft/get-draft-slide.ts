import { slideIdsOf } from '#domain/course-builder/outline.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { blankSlide } from './blank-slide.ts';
import { findSlide } from './draft-parts.repository.ts';
import { findDraft } from './drafts.repository.ts';

/** A slide of the order or one that was taken out of it; what was put there and not written on yet is blank. */
export const getDraftSlide = async (
  { db }: SignedInCtx,
  { id, slideId }: { id: string; slideId: string },
) => {
  const stored = await findSlide(db, { courseId: id, slideId });
  if (stored) return { slide: stored.body, revision: stored.revision };
  const draft = await findDraft(db, id);
  if (!draft || !slideIdsOf(draft.outline).includes(slideId))
    throw new AppError('not-found', { message: 'There is no such slide' });
  return { slide: blankSlide(slideId), revision: 0 };
};
