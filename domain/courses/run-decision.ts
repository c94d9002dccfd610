/** So long a decision to hold a run with too few can be undone before its participants are told. */
export const TOLD_AFTER_MINUTES = 30;

/** When participants are told of what was decided at `decidedAt`. */
export const toldFrom = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + TOLD_AFTER_MINUTES * 60_000);
