import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Chapter } from '#domain/live/chapters.ts';
import type { Narrator } from '#web/player/narrator.ts';
import type { Speed } from '#web/player/speeds.ts';
import type { CaptionsChoice } from './use-captions.ts';

interface Pressed {
  narrator: Narrator;
  chapters: readonly Chapter[];
  speed: Speed;
  captions: CaptionsChoice;
  fill: () => void;
}

const STEP_MS = 10_000;
/** So far into a chapter "back" leads to its own beginning. */
const BACK_TO_OWN_MS = 1_500;

/** The keys of the viewer of courses, while something within the box has the focus: J and L go by chapters. */
export function usePlayerKeys(
  box: RefObject<HTMLElement | null>,
  { narrator, chapters, speed, captions, fill }: Pressed,
) {
  const starts = chapters.map(({ startMs }) => startMs);
  const acts: Readonly<Record<string, () => void>> = {
    k: () => narrator.toggle(),
    arrowleft: () => narrator.seek(narrator.now() - STEP_MS),
    arrowright: () => narrator.seek(narrator.now() + STEP_MS),
    j: () => narrator.seek(starts.findLast((ms) => ms < narrator.now() - BACK_TO_OWN_MS) ?? 0),
    l: () => narrator.seek(starts.find((ms) => ms > narrator.now()) ?? narrator.now()),
    s: () => speed.change(1),
    c: captions.toggle,
    f: fill,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The ruler and the choice of speed have keys of their own.
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    const act = shiftKey && key === 'S' ? () => speed.change(-1) : acts[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Keys come from any of its buttons, and the box itself is none.
  useEffect(() => {
    const within = box.current;
    const heard = (event: KeyboardEvent) => press(event);
    within?.addEventListener('keydown', heard);
    return () => within?.removeEventListener('keydown', heard);
  }, [box]);
}
