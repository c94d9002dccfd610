import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';

const nothing = { label: '', picture: null };

/** A slide on which nothing is written yet. */
export const blankSlide = (slideId: string): DraftSlide => ({
  slideId,
  type: 'text',
  title: '',
  text: '',
  figure: null,
  sources: [],
  narration: null,
  seconds: 60,
  isSample: false,
  isRequired: true,
  picture: null,
  spots: [],
  video: null,
  before: nothing,
  after: nothing,
  question: null,
  notes: '',
});
