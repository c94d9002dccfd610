import { type RefObject, useEffect, useRef } from 'react';

/** So long after the last touch it stays where somebody has put it. */
const LEFT_ALONE_MS = 6000;

/** Keeps what is spoken in sight, within its own box and only while nobody touches that. */
export function useFollow(box: RefObject<HTMLElement | null>, current: number) {
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (current < 0 || performance.now() - touchedAt.current < LEFT_ALONE_MS) return;
    const spoken = box.current?.querySelector<HTMLElement>('[data-spoken]');
    if (spoken && box.current) keepInSight(box.current, spoken);
  }, [box, current]);
  const touched = () => {
    touchedAt.current = performance.now();
  };
  return {
    touch: { onWheel: touched, onPointerDown: touched, onTouchMove: touched, onKeyDown: touched },
  };
}

function keepInSight(box: HTMLElement, spoken: HTMLElement) {
  if (box.scrollHeight <= box.clientHeight) return;
  const top = spoken.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const isInSight = top >= 0 && top + 2 * spoken.offsetHeight <= box.clientHeight;
  if (!isInSight) box.scrollTo({ top: box.scrollTop + top - spoken.offsetHeight });
}
