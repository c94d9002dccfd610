import type { CSSProperties } from 'react';
import type { Narrator } from '#web/player/narrator.ts';
import { useNarratorTime } from '#web/player/use-narrator.ts';
import type { SlideHead } from '../course-outline.ts';

interface MinutesStripProps {
  slides: readonly SlideHead[];
  completed: ReadonlySet<string>;
  currentId: string;
  narrator: Narrator;
}

/** The course as a ruler: one mark for each slide, as wide as its minutes; the needle stands at the second. */
export function MinutesStrip({ slides, completed, currentId, narrator }: MinutesStripProps) {
  const current = slides.find(({ slideId }) => slideId === currentId);
  const lengthMs = current?.narration?.durationMs || (current?.seconds ?? 1) * 1000;
  const percent = useNarratorTime(narrator, (ms) => Math.min(100, Math.floor((ms / lengthMs) * 100)));
  const done = slides.filter(({ slideId }) => completed.has(slideId)).length;
  return (
    <div
      role="img"
      aria-label={`${done} of ${slides.length} slides completed; the width of each mark is its share of the time`}
      className="v-strip"
    >
      {slides.map(({ slideId, seconds }) => (
        <i
          key={slideId}
          data-done={completed.has(slideId) || undefined}
          data-here={slideId === currentId || undefined}
          style={{ '--m': seconds, '--x': `${percent}%` } as CSSProperties}
        />
      ))}
    </div>
  );
}
