import type { Draft } from '#contracts/course-builder/draft.ts';

/** Slides of the course as a field offers them, in their order. */
export const slideOptions = (slides: Draft['slides']) =>
  slides.map(({ slideId, title }, at) => ({
    value: slideId,
    label: `${at + 1} ${title.trim() || 'Slide without a title'}`,
  }));

/** Those that ask a check. */
export const checksIn = (slides: Draft['slides']) => {
  const checks = new Set(slides.filter(({ type }) => type === 'question').map(({ slideId }) => slideId));
  return slideOptions(slides).filter(({ value }) => checks.has(value));
};
