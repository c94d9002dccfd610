import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { picturesOf } from './slide-pictures.ts';

/** What the type of a slide cannot do without, and it lacks. */
export const missingIn = (slide: DraftSlide): string[] => {
  const { type, before, after, video, question } = slide;
  const pictures = picturesOf(slide).flatMap(({ name, picture }) => (picture ? [] : [name]));
  if (type === 'compare')
    return [
      ...pictures,
      ...(before.label.trim() ? [] : ['The label before']),
      ...(after.label.trim() ? [] : ['The label after']),
    ];
  if (type === 'video') return video?.url && video.durationMs > 0 ? [] : ['The film'];
  return type === 'question' && !question ? ['The question'] : pictures;
};
