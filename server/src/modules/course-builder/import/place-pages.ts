import { createReadStream } from 'node:fs';
import type { Source } from './create-store.ts';
import type { Deck } from './pptx/read-pptx.ts';

/** Page by page to the slides, of which those that are hidden may have none; null where pages and slides do not match. */
export const placePages = (pages: readonly string[], { module, hidden }: Deck): Source[] | null => {
  const slides = module.sections.flatMap((section) => section.slides);
  const shown = slides.filter((_, index) => !hidden.has(index));
  const having = [slides, shown].find(({ length }) => length === pages.length);
  if (!having) return null;
  return pages.map((path, index) => {
    const name = `page ${index + 1}.png`;
    const slide = having[index];
    slide?.pictures.unshift({
      name,
      alt: `The slide “${slide.title}” as it was shown; its words stand beside it.`,
    });
    return { name, kind: 'image', open: () => createReadStream(path) };
  });
};
