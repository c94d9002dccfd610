import type { Lifting } from './lifting.ts';
import { hitAt, thingOf } from './rows.ts';

/** Before this many pixels a press is no drag. */
const THRESHOLD = 4;
/** From the edge of the list, within which it scrolls along. */
const EDGE = 48;
const STEP = 12;

interface Dragged {
  lifting: Lifting;
  /** It scrolls. */
  list: HTMLElement;
  /** Where what is dragged is drawn, once it is. */
  ghost: () => HTMLElement | null;
  dropped: () => void;
}

/** Drags the row of a grip that is pressed, until the pointer lets go; Escape puts it back. */
export function dragRow(press: PointerEvent, grip: HTMLElement, { lifting, list, ghost, dropped }: Dragged) {
  const thing = thingOf(grip);
  if (!thing) return;
  const listening = new AbortController();
  const { signal } = listening;
  let y = press.clientY;
  let scrolling = 0;
  const isLifted = () => lifting.getState().lift !== null;

  function follow() {
    ghost()?.style.setProperty('translate', `0 ${y}px`);
    const hit = hitAt(list, y);
    if (hit) lifting.over(hit);
  }
  function scroll() {
    const { top, bottom } = list.getBoundingClientRect();
    const visible = { top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) };
    const by = y < visible.top + EDGE ? -STEP : y > visible.bottom - EDGE ? STEP : 0;
    if (by !== 0) {
      list.scrollBy(0, by);
      follow();
    }
    scrolling = requestAnimationFrame(scroll);
  }
  function end(act: () => void) {
    listening.abort();
    cancelAnimationFrame(scrolling);
    if (isLifted()) act();
  }

  grip.setPointerCapture(press.pointerId);
  grip.addEventListener(
    'pointermove',
    (event) => {
      y = event.clientY;
      if (!isLifted()) {
        if (Math.abs(y - press.clientY) < THRESHOLD) return;
        lifting.raise(thing, true);
        scrolling = requestAnimationFrame(scroll);
      }
      follow();
    },
    { signal },
  );
  grip.addEventListener('pointerup', () => end(dropped), { signal });
  grip.addEventListener('pointercancel', () => end(() => lifting.putBack()), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(() => lifting.putBack()), {
    signal,
  });
}
