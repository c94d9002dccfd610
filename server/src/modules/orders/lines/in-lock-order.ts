import type { Line } from './order-lines.repository.ts';

/** Two orders of the same courses lock them in the same order, so that neither waits for the other for ever. */
export const inLockOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => (a.courseId < b.courseId ? -1 : a.courseId > b.courseId ? 1 : 0));
