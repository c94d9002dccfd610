const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after a try that failed the next one is made, as the Standard Webhooks specification says; three days in all. */
const DELAYS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** In milliseconds, after so many failures; null where it is given up. */
export const retryDelay = (failures: number): number | null => DELAYS[failures - 1] ?? null;
