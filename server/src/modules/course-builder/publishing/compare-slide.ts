import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { contentOfVersion } from '#server/modules/learning/index.ts';
import { openDraft, slidesOf } from '../draft/open-draft.ts';
import { readDraft } from '../draft/read-draft.ts';
import { showSlide } from './show-slide.ts';

const ABSENT = { slide: null, problem: '' };

/** A slide as learners see it now, and as it is written. */
export const compareSlide = async (ctx: SignedInCtx, { id, slideId }: { id: string; slideId: string }) => {
  const { course } = await openDraft(ctx, id);
  const written = slidesOf(await readDraft(ctx.db, id)).find((one) => one.slideId === slideId);
  const published = course.versionId
    ? (await contentOfVersion(ctx.db, course.versionId)).modules
        .flatMap(({ sections }) => sections.flatMap(({ slides }) => slides))
        .find((one) => one.slideId === slideId)
    : undefined;
  if (!written && !published) throw new AppError('not-found', { message: 'There is no such slide' });
  return {
    before: published ? { slide: published, problem: '' } : ABSENT,
    after: written ? showSlide(written) : ABSENT,
  };
};
