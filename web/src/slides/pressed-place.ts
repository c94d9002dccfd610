import type { PointerEvent } from 'react';

/** Hundredths of a picture's width and height. */
export type Place = { x: number; y: number };

/** Where the pointer is on what heard it, or on `ground`. */
export function pressedPlace(event: PointerEvent<HTMLElement>, ground: Element = event.currentTarget): Place {
  const box = ground.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * 100,
    y: ((event.clientY - box.top) / box.height) * 100,
  };
}
