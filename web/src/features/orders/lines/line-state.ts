import type { PassOnView } from '#contracts/after-sale/pass-on.ts';
import type { OrderLine, OrderSummary } from '#contracts/orders/orders.ts';
import { isWaitingPassOn } from '#domain/orders/pass-on-state.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

type Sign = { kind: LampKind; label: string };

/** How one course of a confirmed order stands; of any other order its own state says all. */
export function lineSign(
  { state }: Pick<OrderSummary, 'state'>,
  { places }: Pick<OrderLine, 'places'>,
  passOn: Pick<PassOnView, 'state'> | null = null,
): Sign | null {
  if (state !== 'confirmed') return null;
  const live = places.filter((place) => place.state !== 'cancelled');
  if (live.length === 0) return { kind: 'cancelled', label: 'Cancelled' };
  if (passOn?.state === 'accepted') return { kind: 'completed', label: 'Passed on' };
  if (passOn && isWaitingPassOn(passOn.state)) return { kind: 'in-progress', label: 'To be passed on' };
  const isTaken = live.every((place) => place.state === 'accepted');
  return isTaken
    ? { kind: 'completed', label: 'Enrolled' }
    : { kind: 'in-progress', label: 'Waiting to be claimed' };
}
