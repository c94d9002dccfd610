import { useState } from 'react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { readerClock } from '#web/editor/reader-time.ts';
import { SlideIsPart } from '#web/slides/slide-title.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import type { SlideConflict } from './desk-state.ts';
import { fieldChanges } from './field-changes.ts';

/** Both forms of a slide, and what they say differently. */
export function TwoEdits({ mine, conflict }: { mine: DraftSlide; conflict: SlideConflict }) {
  const { theirs, by, at } = conflict;
  const who = by || 'Somebody else';
  return (
    <>
      <p>
        {who} saved this slide at {readerClock(at)}, while you were writing on it. What you wrote is kept
        until you decide; whichever you choose, Undo brings the other one back.
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <Drawn title="You" slide={mine} />
        <Drawn title={who} slide={theirs} />
      </div>
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col">Changed</th>
            <th scope="col">You</th>
            <th scope="col">{who}</th>
          </tr>
        </thead>
        <tbody>
          {fieldChanges(mine, theirs).map((change) => (
            <tr key={change.field}>
              <th scope="row">{change.label}</th>
              <td className="wrap-anywhere">{change.mine}</td>
              <td className="wrap-anywhere">{change.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** As learners would have it; nothing is written here. */
function Drawn({ title, slide }: { title: string; slide: DraftSlide }) {
  const [id, choose] = useState<string | null>(null);
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-2">
      <h3 className="text-sm font-strong">{title}</h3>
      <div inert>
        <SlideIsPart value={true}>
          <Canvas slide={slide} onChange={() => undefined} chosen={{ id, choose }} isReadOnly />
        </SlideIsPart>
      </div>
    </section>
  );
}
