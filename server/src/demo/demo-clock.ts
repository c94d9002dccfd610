/** Set back and wound forward by the story; whatever it drives takes this for the present. */
export type DemoClock = { now(): Date; set(to: Date): void };

export const createDemoClock = (start: Date): DemoClock => {
  let at = start;
  return {
    now: () => at,
    set: (to) => {
      at = to;
    },
  };
};

/** Numbers in [0, 1) that look random and are the same at every load (mulberry32). */
export const seededRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const OPENS_UTC_MS = 6 * 60 * MINUTE_MS;
const OPEN_MINUTES = 10 * 60;

/** A minute of a working day that is `daysAgo` days before the one that `now` lies in. */
export const momentAgo = (now: Date, daysAgo: number, random: () => number): Date => {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const minutes = Math.floor(random() * OPEN_MINUTES);
  return new Date(midnight - daysAgo * DAY_MS + OPENS_UTC_MS + minutes * MINUTE_MS);
};
