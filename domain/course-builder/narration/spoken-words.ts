import { scriptWords, sentenceEnds } from '../../learning/script-words.ts';

/** How a word is left: nothing is heard, a comma's pause, or the end of a sentence. */
export type Pause = 'none' | 'clause' | 'sentence';
/** A word as it is expected to be heard: `lengthMs` at about 160 words a minute. */
export type SpokenWord = { lengthMs: number; pause: Pause };

export const PAUSE_MS: Record<Pause, number> = { none: 0, clause: 110, sentence: 310 };
/** The last word before a pause is drawn out. */
const DRAWN_OUT_MS = 180;

// Of the recordings of `content/courses`: what a letter and a syllable take, by least squares.
const LETTER_MS = 73;
const SYLLABLE_MS = 51;
const LESS_MS = 59;
const SHORTEST_MS = 80;
const CLAUSE = /[,;:)\]–—]["”’')\]]*$|^-$/;

/** The words of a script as they are expected to be heard; `lengths` are what some of them take, in milliseconds, if that is known. */
export const spokenWords = (
  script: string,
  lengths: ReadonlyMap<string, number> | null = null,
): SpokenWord[] => {
  const words = scriptWords(script);
  const ends = new Set(sentenceEnds(words));
  return words.map((word, at) => {
    const pause = ends.has(at + 1) ? 'sentence' : CLAUSE.test(word) ? 'clause' : 'none';
    return {
      lengthMs: (lengths?.get(word) ?? lengthMs(word)) + (pause === 'none' ? 0 : DRAWN_OUT_MS),
      pause,
    };
  });
};

const lengthMs = (word: string): number => {
  const spoken = spelledOut(word).normalize('NFD').toLowerCase();
  const letters = spoken.match(/\p{L}/gu)?.length ?? 0;
  const syllables = spoken.replace(/e\b/g, '').match(/[aeiouyæøœαεηιουω]+/g)?.length ?? 0;
  return Math.max(SHORTEST_MS, LETTER_MS * letters + SYLLABLE_MS * Math.max(1, syllables) - LESS_MS);
};

/** Letters for what is read as words: "2.5" is about as long as "five point five", "CPD" as three names of letters. */
const spelledOut = (word: string): string =>
  word
    .replace(/(?<=\d)[.,](?=\d)/g, 'point')
    .replace(/\d/g, 'five')
    .replaceAll('%', 'percent')
    .replaceAll('°', 'degrees')
    .replace(/\b[A-Z]{2,5}\b/g, (letters) => 'em'.repeat(letters.length))
    .replace(/(^|(?<=five))(ml|mL|mg|mm|cm|kg|µg)\b/g, 'millimeter');
