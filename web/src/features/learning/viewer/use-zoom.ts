import { useState } from 'react';

const STEP = 10;
const LEAST = 70;
const MOST = 150;

/** How large a slide is drawn on its stage, in percent. */
export function useZoom() {
  const [percent, setPercent] = useState(100);
  const change = (by: number) => setPercent((before) => Math.min(MOST, Math.max(LEAST, before + by)));
  return {
    percent,
    canGrow: percent < MOST,
    canShrink: percent > LEAST,
    grow: () => change(STEP),
    shrink: () => change(-STEP),
  };
}
export type Zoom = ReturnType<typeof useZoom>;
