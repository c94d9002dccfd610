import { scriptWords, sentenceEnds } from '#domain/learning/script-words.ts';

/** Words from `from` up to `until`, the sentence `number` of `count`. */
export interface Sentence {
  number: number;
  count: number;
  from: number;
  until: number;
}

/** The last word that has begun; the first before any has. */
export const wordAt = (words: readonly number[], ms: number): number =>
  Math.max(
    0,
    words.findLastIndex((start) => start <= ms),
  );

/** The sentence in which a word stands. */
export function sentenceOf(script: string, word: number): Sentence {
  const ends = sentenceEnds(scriptWords(script));
  const at = Math.max(
    0,
    ends.findIndex((end) => end > word),
  );
  return { number: at + 1, count: ends.length, from: ends[at - 1] ?? 0, until: ends[at] ?? 0 };
}

/** Where sentences begin, in milliseconds. */
export const sentenceStarts = (script: string, words: readonly number[]): number[] =>
  [0, ...sentenceEnds(scriptWords(script)).slice(0, -1)].map((at) => words[at] ?? 0);
