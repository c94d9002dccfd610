import type { Slide } from '#contracts/learning/content.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';

/** What a learner may remember of a slide and look for. */
export const searchableWords = (slide: Slide): string =>
  [
    slide.title,
    slide.figure?.value,
    slide.figure?.caption,
    plainWords(slide.text),
    slide.narration?.script,
    ...(slide.type === 'hotspot' ? slide.spots.flatMap(({ title, text }) => [title, text]) : []),
    ...(slide.type === 'question' ? [slide.question.prompt] : []),
  ]
    .filter(Boolean)
    .join(' ');
