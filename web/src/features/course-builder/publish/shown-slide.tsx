import { useState } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { Narrator } from '#web/player/narrator.ts';
import { useCheck } from '#web/slides/check/use-check.ts';
import { SlideView } from '#web/slides/slide-view.tsx';

const NO_LOG = { answered: () => undefined };

interface ShownSlideProps {
  label: string;
  slide: Slide | null;
  /** Why it cannot be shown; '' where there is none. */
  problem: string;
  /** Where there is none. */
  absent: string;
}

/** One side of a comparison: the slide as a learner sees it, and what is read aloud. */
export function ShownSlide({ label, slide, problem, absent }: ShownSlideProps) {
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-3">
      <h3 className="text-sm text-muted">{label}</h3>
      {slide ? <Body slide={slide} /> : <p className="text-md">{problem || absent}</p>}
    </section>
  );
}

function Body({ slide }: { slide: Slide }) {
  const [narrator] = useState(() => new Narrator());
  const check = useCheck(slide, NO_LOG);
  return (
    <>
      <div className="@container border border-hairline">
        <SlideView {...{ slide, narrator, check }} />
      </div>
      {slide.narration && (
        <details>
          <summary className="py-2 text-sm font-title">Script</summary>
          <p className="text-md text-muted" dir="auto">
            {slide.narration.script}
          </p>
        </details>
      )}
    </>
  );
}
