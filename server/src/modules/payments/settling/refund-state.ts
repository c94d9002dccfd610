import type { CaptureView } from './captures.repository.ts';

type Returned = Pick<CaptureView, 'aed' | 'refundedAed' | 'isReturned'>;

/** Whether all that came is to go back, and whether it has gone; null where something of it stays. */
export const refundStateOf = (captures: readonly Returned[]): 'refunding' | 'refunded' | null => {
  if (captures.length === 0 || captures.some(({ aed, refundedAed }) => refundedAed < aed)) return null;
  return captures.every(({ isReturned }) => isReturned) ? 'refunded' : 'refunding';
};
