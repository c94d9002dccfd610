import type { ReactNode } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { isBlank } from '#domain/learning/rich-words.ts';
import type { Narrator } from '#web/player/narrator.ts';
import { Check } from './check/check.tsx';
import type { CheckState } from './check/use-check.ts';
import { CompareSlideView } from './compare-slide.tsx';
import { Film } from './film.tsx';
import { HotspotSlideView } from './hotspot-slide.tsx';
import { ShownPicture } from './shown-picture.tsx';
import { SlideFrame } from './slide-frame.tsx';
import { SlideOfFilm } from './slide-of-film.tsx';
import './slides.css';

interface SlideViewProps {
  slide: Slide;
  narrator: Narrator;
  /** Of a slide that asks something. */
  check: CheckState | null;
  /** Offered after a wrong answer. */
  again?: ReactNode;
}

/** A slide as it is learned; the same on the stage, on a phone and as a sample. */
export function SlideView({ slide, narrator, check, again }: SlideViewProps) {
  switch (slide.type) {
    case 'text':
      return <SlideFrame slide={slide} />;
    case 'image':
      return (
        <SlideFrame slide={slide} picture={<ShownPicture picture={slide.picture} title={slide.title} />} />
      );
    case 'video':
      return isBlank(slide.text) && !slide.figure ? (
        <SlideOfFilm title={slide.title}>
          <Film video={slide.video} narrator={narrator} />
        </SlideOfFilm>
      ) : (
        <SlideFrame slide={slide} picture={<Film video={slide.video} narrator={narrator} />} />
      );
    case 'hotspot':
      return <HotspotSlideView slide={slide} />;
    case 'compare':
      return <CompareSlideView slide={slide} />;
    case 'question':
      return <Check {...{ slide, check, again }} />;
  }
}
