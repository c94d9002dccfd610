const DAY_MS = 24 * 60 * 60 * 1000;

/** Whoever has not come back for so many days, with slides left to complete, has left where they were last. */
export const LEFT_AFTER_DAYS = 14;

/** Who was last there before this has left. */
export const leftBefore = (now: Date): Date => new Date(now.getTime() - LEFT_AFTER_DAYS * DAY_MS);
