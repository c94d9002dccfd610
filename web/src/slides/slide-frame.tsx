import type { ReactNode } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { cx } from '#web/ui/cx.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { SlideText } from './slide-text.tsx';
import { SlideTitle } from './slide-title.tsx';

/** What stands in place of words of a slide while they are written. */
export interface SlideSlots {
  title?: ReactNode;
  words?: ReactNode;
  figure?: ReactNode;
}

interface SlideFrameProps {
  slide: Pick<Slide, 'title' | 'text' | 'figure' | 'sources'>;
  /** What is shown beside the words; on a phone it comes first. */
  picture?: ReactNode;
  slots?: SlideSlots;
  /** Below the words. */
  children?: ReactNode;
}

/** The words of a slide beside its picture; without one they have all of the width. */
export function SlideFrame({ slide, picture, slots = {}, children }: SlideFrameProps) {
  const { title, text, figure } = slide;
  return (
    <div className={cx('slide', !picture && 'slide-of-words')}>
      <div className="slide-words">
        <SlideTitle>{slots.title ?? title}</SlideTitle>
        {slots.words ?? <SlideText>{text}</SlideText>}
        {children}
        {slots.figure ?? (figure && <SlideFigure {...figure} />)}
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

/** The one large figure of a slide, and what it is. */
export const SlideFigure = ({ value, caption }: { value: ReactNode; caption: ReactNode }) => (
  <div className="slide-figure">
    <p>
      <Figure>{value}</Figure>
    </p>
    <p className="slide-caption">{caption}</p>
  </div>
);

const Sources = ({ of: { sources } }: { of: Pick<Slide, 'sources'> }) =>
  sources.length > 0 && (
    <ul aria-label="Sources" className="slide-sources">
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  );
