const HOUR_MS = 60 * 60_000;

/** How long a seat is offered to whoever waits for it. */
const OFFER_MS = 24 * HOUR_MS;
/** How long before the deadline a seat that nobody took is free for everybody. */
const OFFER_LEAD_MS = 12 * HOUR_MS;
/** A shorter offer is not made: it would be over before its letter is read. */
const SHORTEST_OFFER_MS = HOUR_MS;

/** When (epoch ms) offers of a course's seats end at the latest; infinite where it has no deadline. */
export function latestOfferEnd(deadlineAt: number | null): number {
  return (deadlineAt ?? Number.POSITIVE_INFINITY) - OFFER_LEAD_MS;
}

/** Until when (epoch ms) a seat is offered now; null where too little time is left before the course's deadline. */
export function offerEndsAt({ now, deadlineAt }: { now: number; deadlineAt: number | null }): number | null {
  const end = Math.min(now + OFFER_MS, latestOfferEnd(deadlineAt));
  return end - now < SHORTEST_OFFER_MS ? null : end;
}
