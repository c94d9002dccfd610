import {
  type DraftQuestion,
  type DraftSlide,
  draftQuestion,
  draftSlide,
} from '#contracts/course-builder/draft-slide.ts';
import { sampleDrawing } from './sample-learning.ts';

/** A slide that says what its type has, unless more is said of it. */
export const sampleDraftSlide = (said: Partial<DraftSlide> = {}): DraftSlide =>
  draftSlide.parse({
    slideId: 'dose',
    title: 'Volume sets the dose',
    text: 'Choose **one** dilution.',
    ...said,
  });

export const sampleDraftQuestion = (said: Partial<DraftQuestion> = {}): DraftQuestion =>
  draftQuestion.parse({
    questionId: 'how-much',
    prompt: 'How much do you draw?',
    explanation: 'It is **40 U** in each.',
    answers: [
      { answerId: 'a', text: '0.04 ml' },
      { answerId: 'b', text: '0.1 ml' },
    ],
    right: ['b'],
    ...said,
  });

/** Two points on a drawing. */
export const sampleHotspot = (): DraftSlide =>
  sampleDraftSlide({
    type: 'hotspot',
    picture: sampleDrawing,
    spots: [
      { spotId: 'tip', x: 48.6, y: 43, title: 'The tip', text: 'It moves.' },
      { spotId: 'shaft', x: 20, y: 30, title: 'The shaft', text: '' },
    ],
  });
