import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useSwipe } from './use-swipe.ts';

interface StageProps {
  /** Names the slide: another one begins at its top. */
  slideId: string;
  zoomPercent: number;
  swipe: Parameters<typeof useSwipe>[0];
  children: ReactNode;
}

// What is larger than the stage is moved by the keys, too.
const scrollable = { tabIndex: 0 };

/** Always 16:9; a slide that is drawn larger, or is too long, is moved within it. */
export function Stage({ slideId, zoomPercent, swipe, children }: StageProps) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is what it waits for
  useEffect(() => {
    box.current?.scrollTo({ top: 0, left: 0 });
  }, [slideId]);
  return (
    <section
      ref={box}
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
}
