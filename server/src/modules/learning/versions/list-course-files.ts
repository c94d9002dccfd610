import type { Slide } from '#contracts/learning/content.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findFiles } from '#server/modules/media/index.ts';
import { requireLearning } from '../attempts/require-learning.ts';
import { findSlides } from './versions.repository.ts';

/** All that the learner's own version shows and plays, for a device that keeps it. */
export const listCourseFiles = async (ctx: SignedInCtx, { courseId }: { courseId: string }) => {
  const { course, attempt, version } = await requireLearning(ctx, courseId);
  const slides = await findSlides(ctx.db, version.id, [...version.slideIds]);
  const uploads = await findFiles(ctx.db, addressesIn(slides));
  return {
    attemptId: attempt.id,
    version: version.number,
    files: [
      ...slides.map((slide) => ({
        url: `/api/elearning/courses/${course.slug}/versions/${version.number}/slides/${slide.slideId}`,
        bytes: Buffer.byteLength(JSON.stringify(slide)),
      })),
      ...[...uploads].map(([url, { bytes }]) => ({ url, bytes })),
    ],
  };
};

const UPLOADED = /"(\/files\/[^"]+)"/g;

const addressesIn = (slides: readonly Slide[]): string[] => [
  ...new Set([...JSON.stringify(slides).matchAll(UPLOADED)].map(([, url]) => url ?? '')),
];
