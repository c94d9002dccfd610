export type Chance = {
  /** A whole number from 0 on, and below this one. */
  below(count: number): number;
  oneOf<T>(options: readonly T[]): T;
};

/** The same numbers for the same seed (mulberry32). */
export const createChance = (seed: number): Chance => {
  let state = seed;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return { below, oneOf: <T>(options: readonly T[]) => options[below(options.length)] as T };
};
