import type { CSSProperties } from 'react';
import './slide-strip.css';

interface SlideStripProps<Slide> {
  label: string;
  slides: readonly Slide[];
  isDark: (slide: Slide) => boolean;
  /** Counts from 0; where the needle stands. */
  here?: number;
}

type Timed = { slideId: string; seconds: number };

/** A course as a ruler: one mark for each slide, as wide as its time. */
export const SlideStrip = <Slide extends Timed>({ label, slides, isDark, here }: SlideStripProps<Slide>) => (
  <div role="img" aria-label={label} className="slide-strip">
    {slides.map((slide, index) => (
      <span
        key={slide.slideId}
        data-dark={isDark(slide) || undefined}
        data-here={index === here || undefined}
        style={{ '--m': slide.seconds } as CSSProperties}
      />
    ))}
  </div>
);
