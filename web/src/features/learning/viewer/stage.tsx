import type { CSSProperties, ReactNode } from 'react';
import { useSwipe } from './use-swipe.ts';

interface StageProps {
  zoomPercent: number;
  swipe: Parameters<typeof useSwipe>[0];
  children: ReactNode;
}

// What is larger than the stage is moved by the keys, too.
const scrollable = { tabIndex: 0 };

/** Always 16:9; a slide that is drawn larger, or is too long, is moved within it. */
export const Stage = ({ zoomPercent, swipe, children }: StageProps) => (
  <section
    {...scrollable}
    {...useSwipe(swipe)}
    aria-label="Slide"
    className="stage"
    data-zoomed={zoomPercent > 100 || undefined}
    style={{ '--zoom': zoomPercent / 100 } as CSSProperties}
  >
    <div className="stage-in">{children}</div>
  </section>
);
