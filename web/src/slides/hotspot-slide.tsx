import { type ComponentProps, type CSSProperties, useId, useState } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { ShownPicture } from './shown-picture.tsx';
import { SlideFrame } from './slide-frame.tsx';
import { SlideText } from './slide-text.tsx';

type HotspotSlide = Extract<Slide, { type: 'hotspot' }>;
type Spot = HotspotSlide['spots'][number];

/** Places on a picture, each opened by a press; what is open stands beside it. */
export function HotspotSlideView({ slide }: { slide: HotspotSlide }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const panel = useId();
  const open = slide.spots.find(({ spotId }) => spotId === openId);
  const toggle = (spotId: string) => {
    setOpenId(spotId === openId ? null : spotId);
    setSeen(new Set([...seen, spotId]));
  };
  return (
    <SlideFrame
      slide={slide}
      picture={
        <ShownPicture picture={slide.picture} title={slide.title}>
          {slide.spots.map((spot, index) => (
            <SpotMark
              key={spot.spotId}
              spot={spot}
              number={index + 1}
              aria-expanded={spot === open}
              aria-controls={panel}
              data-seen={seen.has(spot.spotId) || undefined}
              onClick={() => toggle(spot.spotId)}
            />
          ))}
        </ShownPicture>
      }
    >
      <div id={panel} role="status" className="spot-words">
        {open ? (
          <SpotWords spot={open} number={slide.spots.indexOf(open) + 1} />
        ) : (
          <Ask count={slide.spots.length} />
        )}
      </div>
      <noscript>
        {slide.spots.map((spot, index) => (
          <SpotWords key={spot.spotId} spot={spot} number={index + 1} />
        ))}
      </noscript>
    </SlideFrame>
  );
}

type SpotMarkProps = ComponentProps<'button'> & { spot: Pick<Spot, 'x' | 'y' | 'title'>; number: number };

/** A place on a picture, as it is pressed. */
export const SpotMark = ({ spot: { x, y, title }, number, ...mark }: SpotMarkProps) => (
  <button
    aria-label={`${number}: ${title}`}
    {...mark}
    type="button"
    className="spot"
    style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
  >
    <span>{number}</span>
  </button>
);

interface SpotWordsProps {
  spot: Pick<Spot, 'title' | 'text'>;
  number: number;
}

export const SpotWords = ({ spot, number }: SpotWordsProps) => (
  <div className="spot-text">
    <h2>
      <span className="num">{number}</span> {spot.title}
    </h2>
    <SlideText>{spot.text}</SlideText>
  </div>
);

const Ask = ({ count }: { count: number }) => (
  <p className="slide-caption">
    {count === 1 ? 'Press the mark on the picture.' : `Press the ${count} marks on the picture.`}
  </p>
);
