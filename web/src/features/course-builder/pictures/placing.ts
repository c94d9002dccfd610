import type { KeyboardEvent, PointerEvent } from 'react';
import { type Place, pressedPlace } from '#web/slides/pressed-place.ts';

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value * 10) / 10));

/** A place within the picture, to a tenth of a hundredth. */
export const placeWithin = ({ x, y }: Place): Place => ({ x: within(x), y: within(y) });

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const LARGE_STEP = 5;

/** What lies on a picture is moved by the pointer and by the arrow keys; with Shift by larger steps. */
export const placing = (place: Place, put: (place: Place) => void) => ({
  onPointerDown({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
  },
  onPointerMove(event: PointerEvent<HTMLElement>) {
    const ground = event.currentTarget.closest('.slide-picture');
    if (ground && event.currentTarget.hasPointerCapture(event.pointerId))
      put(placeWithin(pressedPlace(event, ground)));
  },
  onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const times = event.shiftKey ? LARGE_STEP : 1;
    put(placeWithin({ x: place.x + step.x * times, y: place.y + step.y * times }));
  },
});
