import { ChevronsLeftRight } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { pictureRatio } from '#domain/learning/picture-ratio.ts';
import { Enlarge } from './shown-picture.tsx';
import { SlideFrame } from './slide-frame.tsx';
import { SlidePicture } from './slide-picture.tsx';

type CompareSlide = Extract<Slide, { type: 'compare' }>;

/** Two pictures of the same thing: one over the other with a line that is drawn between, on a narrow screen side by side. */
export const CompareSlideView = ({ slide }: { slide: CompareSlide }) => (
  <SlideFrame slide={slide} picture={<ComparedPictures {...slide} />} />
);

export function ComparedPictures({ before, after, title }: Pick<CompareSlide, 'before' | 'after' | 'title'>) {
  const [at, setAt] = useState(50);
  return (
    <div
      dir="ltr"
      className="compare"
      style={
        { '--at': `${at}%`, '--part': at / 100, '--ratio': pictureRatio(before.picture) } as CSSProperties
      }
    >
      <div className="compare-pictures">
        <SlidePicture picture={before.picture} className="compare-before" />
        <SlidePicture picture={after.picture} className="compare-after" />
        <span aria-hidden="true" className="compare-grip">
          <ChevronsLeftRight />
        </span>
        <input
          type="range"
          aria-label={`From ${before.label} to ${after.label}`}
          aria-valuetext={`${at}% ${before.label}`}
          min={0}
          max={100}
          value={at}
          onChange={(event) => setAt(event.target.valueAsNumber)}
        />
      </div>
      <p className="compare-labels">
        <span>{before.label}</span>
        <span>{after.label}</span>
      </p>
      <Enlarge title={title} pictures={[before.picture, after.picture]} />
    </div>
  );
}
