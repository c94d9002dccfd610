import type { OrderLine, OrderSummary } from '#contracts/orders/orders.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

type Sign = { kind: LampKind; label: string };

/** How one course of a confirmed order stands; of any other order its own state says all. */
export function lineSign(
  { state }: Pick<OrderSummary, 'state'>,
  { places }: Pick<OrderLine, 'places'>,
): Sign | null {
  if (state !== 'confirmed') return null;
  const live = places.filter((place) => place.state !== 'cancelled');
  if (live.length === 0) return { kind: 'cancelled', label: 'Cancelled' };
  const isTaken = live.every((place) => place.state === 'accepted');
  return isTaken
    ? { kind: 'completed', label: 'Enrolled' }
    : { kind: 'in-progress', label: 'Waiting to be claimed' };
}
