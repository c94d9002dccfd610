import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireEnrolled } from '../attempts/require-learning.ts';
import { readSlide } from './read-version.ts';
import { findVersionId } from './versions.repository.ts';

type Asked = { courseId: string; version: number; slideId: string };

/** Of any version of the course: who goes on with a newer one may still be reading. */
export const getSlide = async (ctx: SignedInCtx, { courseId, version, slideId }: Asked) => {
  const { course } = await requireEnrolled(ctx, courseId);
  const versionId = await findVersionId(ctx.db, course.id, version);
  const slide = versionId && (await readSlide(ctx.db, versionId, slideId));
  if (!slide) throw new AppError('not-found');
  return { slide };
};
