import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DraftNarration, DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { scriptWords } from '#domain/learning/script-words.ts';
import type { Narrator } from '#web/player/narrator.ts';
import { useNarratorTime } from '#web/player/use-narrator.ts';
import { cx } from '#web/ui/cx.ts';
import type { Change } from '../use-change.ts';
import { withAccepted, withMovedWord } from './narrated.ts';
import { NARRATION, stampText } from './narration-words.ts';
import { sentenceOf, wordAt } from './sentences.ts';

interface WordsRowProps {
  narration: DraftNarration;
  narrator: Narrator;
  change: Change<DraftSlide>;
}

const STEP_MS = 10;
const FAR_MS = 100;
/** What a pixel is where nothing has a width. */
const PIXEL_MS = 10;

/** The words of the sentence that is spoken, each as wide as its time; what stands between two can be moved. */
export function WordsRow({ narration, narrator, change }: WordsRowProps) {
  const { script, words, durationMs, uncertain } = narration;
  const id = useId();
  const texts = scriptWords(script);
  const now = useNarratorTime(narrator, (ms) => wordAt(words, ms));
  const { from, until } = sentenceOf(script, now);
  const drag = useRef<{ x: number; ms: number; pixelMs: number } | null>(null);

  function go(at: number) {
    const start = words[at];
    if (start === undefined) return;
    // Its sentence is drawn before its cell can have the focus.
    flushSync(() => narrator.seek(start + 1));
    document.getElementById(`${id}-${at}`)?.focus();
  }
  function move(at: number, ms: number) {
    change((slide) => withMovedWord(slide, at, ms));
  }
  function press(event: KeyboardEvent, at: number) {
    const far = event.shiftKey ? FAR_MS : STEP_MS;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => move(at, (words[at] ?? 0) - far),
      ArrowRight: () => move(at, (words[at] ?? 0) + far),
      ArrowUp: () => go(at - 1),
      ArrowDown: () => go(at + 1),
      Enter: () => change((slide) => withAccepted(slide, at)),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  function grab(event: PointerEvent<HTMLButtonElement>, at: number) {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.edge) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const before = document.getElementById(`${id}-${at - 1}`);
    const pixels = event.currentTarget.offsetWidth + (before?.offsetWidth ?? 0);
    const ms = (words[at + 1] ?? durationMs) - (words[before ? at - 1 : at] ?? 0);
    drag.current = { x: event.clientX, ms: words[at] ?? 0, pixelMs: pixels > 0 ? ms / pixels : PIXEL_MS };
  }

  return (
    <ol className="words" aria-label={NARRATION.words}>
      {texts.slice(from, until).map((text, nth) => {
        const at = from + nth;
        const start = words[at] ?? 0;
        const isUnsure = uncertain.includes(at);
        const takes = Math.max(1, (words[at + 1] ?? durationMs) - start);
        return (
          <li
            key={at}
            style={{ '--w': takes } as CSSProperties}
            className={cx(isUnsure && 'is-unsure', at === now && 'is-now', at < now && 'is-said')}
          >
            <button
              type="button"
              id={`${id}-${at}`}
              onClick={() => narrator.seek(start + 1)}
              onKeyDown={(event) => press(event, at)}
              onPointerDown={(event) => grab(event, at)}
              onPointerMove={({ clientX }) => {
                const held = drag.current;
                if (held) move(at, held.ms + (clientX - held.x) * held.pixelMs);
              }}
              onPointerUp={() => {
                drag.current = null;
              }}
              onPointerCancel={() => {
                drag.current = null;
              }}
            >
              <i data-edge="true" aria-hidden="true" />
              {text}
              <span className="sr-only">, </span>
              <small className="num">{stampText(start)}</small>
              {isUnsure && <span className="sr-only">, {NARRATION.unsure}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
