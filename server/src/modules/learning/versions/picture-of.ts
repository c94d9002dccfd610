import type { Picture, Slide } from '#contracts/learning/content.ts';

/** What stands for a slide in small: its picture, the first of two. */
export const pictureOf = (slide: Slide): Picture | null => {
  switch (slide.type) {
    case 'image':
    case 'hotspot':
      return slide.picture;
    case 'compare':
      return slide.before.picture;
    case 'question':
      return slide.question.picture;
    case 'text':
    case 'video':
      return null;
  }
};
