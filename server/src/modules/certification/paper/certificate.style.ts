import { MUTED } from '#server/platform/paper/colours.ts';
import type { Style } from './certificate.blocks.ts';

/** How a page is set: how large against the design, and whether words of ours run from the right. */
export type Manner = { scale: number; isFromRight: boolean };

/** How thick a rule is. */
export const STROKE = 0.1;

export const textStyle = (size: number, style: Partial<Style> = {}): Style => ({
  size,
  leading: 1.4,
  weight: 400,
  colour: MUTED,
  ...style,
});
