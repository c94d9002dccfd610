/** At most so long counts as activity of one event: a device that sleeps does not learn. */
export const MOST_ACTIVE_MS = 60_000;

/** Of one call; what is left goes with the next. */
export const EVENTS_AT_A_TIME = 500;
