const ENDS = /[.!?…]["'”’)\]]*$/;
const BEGINS = /^["'“‘([]*[\p{Lu}\p{N}]/u;
const ABBREVIATED = /^(Dr|Prof|Mr|Mrs|Ms|St|No|Fig|vs|approx|e\.g|i\.e)\.$/i;

/** The words of what is read aloud, as everything that times them counts them. */
export const scriptWords = (script: string): string[] => script.split(/\s+/).filter(Boolean);

/** For each sentence the place after its last word; the last is the number of words. */
export const sentenceEnds = (words: readonly string[]): number[] =>
  words.flatMap((word, at) => (endsSentence(word, words[at + 1]) ? [at + 1] : []));

const endsSentence = (word: string, next: string | undefined) =>
  next === undefined || (ENDS.test(word) && BEGINS.test(next) && !ABBREVIATED.test(word));
