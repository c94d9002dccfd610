import { PAUSE_MS, type SpokenWord } from './spoken-words.ts';

/** Where nothing is heard yet, at most. */
const EDGE_MS = 300;

/**
 * The start of each word where nothing is known but how long it all takes: by its letters and syllables, with a pause
 * after sentences and clauses. Milliseconds, never falling, within the length.
 */
export const timeByLength = (words: readonly SpokenWord[], durationMs: number): number[] => {
  const edge = Math.min(EDGE_MS, durationMs / 20);
  const takes = words.map(({ lengthMs, pause }) => lengthMs + PAUSE_MS[pause]);
  return startsOf(takes, { from: edge, until: durationMs - edge });
};

/** How long a script is expected to take, in milliseconds. */
export const expectedMs = (words: readonly SpokenWord[]): number =>
  Math.round(words.reduce((sum, { lengthMs, pause }) => sum + lengthMs + PAUSE_MS[pause], 2 * EDGE_MS));

/** Where each begins if together they fill a stretch and each takes its part of it. */
export const startsOf = (
  takes: readonly number[],
  { from, until }: { from: number; until: number },
): number[] => {
  const all = takes.reduce((sum, one) => sum + one, 0) || 1;
  let before = 0;
  return takes.map((one) => {
    const start = from + ((until - from) * before) / all;
    before += one;
    return Math.round(start);
  });
};
