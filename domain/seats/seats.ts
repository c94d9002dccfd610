const MINUTE_MS = 60_000;

/** Minutes that a seat is held for a buyer unless the course says otherwise. */
export const DEFAULT_HOLD_MINUTES = 30;
/** How long after a hold's end its seat may wait for the gateway's answer before it is freed in any case. */
export const HOLD_GRACE_MS = 10 * MINUTE_MS;
/** How long before a hold's end the gateway's session closes, so that nobody pays for a seat that is gone. */
export const SESSION_LEAD_MS = 2 * MINUTE_MS;

/** Seats that can still be sold: capacity less held, offered and enrolled; never below 0. */
export function seatsLeft({ capacity, taken }: { capacity: number; taken: number }): number {
  return Math.max(0, capacity - taken);
}

/** The instant (epoch ms) at which a hold taken now ends. Throws RangeError unless the minutes are above 0. */
export function holdEndsAt(now: number, minutes: number = DEFAULT_HOLD_MINUTES): number {
  if (!(minutes > 0)) throw new RangeError(`A hold must last longer than 0 minutes, got ${minutes}`);
  return now + minutes * MINUTE_MS;
}

/** The instant (epoch ms) at which the gateway's session closes: two minutes before the hold ends. */
export function gatewaySessionEndsAt(holdEnd: number): number {
  return holdEnd - SESSION_LEAD_MS;
}

/** Whether a hold is so long over that its seat is free without asking anyone. */
export function isHoldForfeited(holdEnd: number, now: number): boolean {
  return now >= holdEnd + HOLD_GRACE_MS;
}
