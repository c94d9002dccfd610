type Move = { at: number; ms: number; durationMs: number };

/** The edge before a word, moved to `ms`: not before the word before begins, nor after the next one or the end. */
export const moveWord = (words: readonly number[], { at, ms, durationMs }: Move): number[] => {
  if (words[at] === undefined) return [...words];
  const low = words[at - 1] ?? 0;
  const high = Math.max(low, words[at + 1] ?? durationMs);
  return words.with(at, Math.round(Math.max(low, Math.min(high, ms))));
};
