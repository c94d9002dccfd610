/** A number of 32 bits that is always the same for a text (FNV-1a). */
const hash = (text: string): number =>
  [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
const numbersOf = (seed: string) => {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The same things in an order that follows from the seed, everywhere and always the same. */
export const shuffleBySeed = <T>(seed: string, things: readonly T[]): T[] => {
  const next = numbersOf(seed);
  return things
    .map((thing) => ({ thing, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
};

/** As `shuffleBySeed`, and never as they were: two things or more, of which none is twice. */
export const disorderBySeed = <T>(seed: string, things: readonly T[]): T[] => {
  const mixed = shuffleBySeed(seed, things);
  const isAsBefore = mixed.every((thing, at) => thing === things[at]);
  return isAsBefore ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
};
