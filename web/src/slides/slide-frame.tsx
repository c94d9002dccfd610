import type { ReactNode } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { cx } from '#web/ui/cx.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { SlideText } from './slide-text.tsx';

interface SlideFrameProps {
  slide: Slide;
  /** What is shown beside the words; on a phone it comes first. */
  picture?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
}

/** The words of a slide beside its picture; without one they have all of the width. */
export function SlideFrame({ slide, picture, children }: SlideFrameProps) {
  return (
    <div className={cx('slide', !picture && 'slide-of-words')}>
      <div className="slide-words">
        <h1>{slide.title}</h1>
        <SlideText>{slide.text}</SlideText>
        {children}
        {slide.figure && (
          <div className="slide-figure">
            <p>
              <Figure>{slide.figure.value}</Figure>
            </p>
            <p className="slide-caption">{slide.figure.caption}</p>
          </div>
        )}
        {!picture && <Sources of={slide} />}
      </div>
      {picture && (
        <div className="slide-side">
          <div className="slide-show">{picture}</div>
          <Sources of={slide} />
        </div>
      )}
    </div>
  );
}

const Sources = ({ of: { sources } }: { of: Slide }) =>
  sources.length > 0 && (
    <ul aria-label="Sources" className="slide-sources">
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  );
