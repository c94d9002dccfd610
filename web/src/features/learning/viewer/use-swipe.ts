import { type TouchEvent, useRef } from 'react';

const FAR_PX = 60;
/** The edges of the screen belong to the browser's own way back. */
const EDGE_PX = 24;
/** Has a use of its own for a finger that moves sideways. */
const TAKEN = 'input, [draggable="true"], .place-ground, .slide-table, [data-zoomed]';

type Point = { x: number; y: number };

/** A finger that goes sideways over the slide: `left` and `right` are where it goes to. */
export function useSwipe(acts: { left: () => void; right: () => void }) {
  const from = useRef<Point | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      const isTaken = event.target instanceof Element && event.target.closest(TAKEN);
      const isOne = touch && event.touches.length === 1 && !isTaken && !isAtEdge(touch.clientX);
      from.current = isOne ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch || !from.current) return;
      const across = touch.clientX - from.current.x;
      const down = Math.abs(touch.clientY - from.current.y);
      from.current = null;
      if (Math.abs(across) < FAR_PX || Math.abs(across) < 2 * down) return;
      if (across < 0) acts.left();
      else acts.right();
    },
  };
}

const isAtEdge = (x: number) => x < EDGE_PX || x > window.innerWidth - EDGE_PX;
