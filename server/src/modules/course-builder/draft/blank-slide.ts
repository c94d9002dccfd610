import { type DraftSlide, draftSlide } from '#contracts/course-builder/draft-slide.ts';

/** One that nobody has written on. */
export const blankSlide = (slideId: string): DraftSlide => draftSlide.parse({ slideId });
