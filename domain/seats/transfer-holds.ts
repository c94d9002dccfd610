const DAY_MS = 24 * 60 * 60_000;

type Wait = { now: number; holdDays: number; deadlineAt: number | null; startsAt: number | null };

/**
 * Until when (epoch ms) a seat waits for a bank transfer: the days that are set, but no longer than until the course's
 * deadline and a day before its start. It may be over already.
 */
export function transferHoldEndsAt({ now, holdDays, deadlineAt, startsAt }: Wait): number {
  return Math.min(
    now + holdDays * DAY_MS,
    deadlineAt ?? Number.POSITIVE_INFINITY,
    startsAt === null ? Number.POSITIVE_INFINITY : startsAt - DAY_MS,
  );
}

/** How many seats of a course may wait for transfers at one time: 30 % of its capacity, rounded down, at least one. */
export function seatsForTransfers(capacity: number): number {
  return Math.max(1, Math.floor((capacity * 3) / 10));
}
