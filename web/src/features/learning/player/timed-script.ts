import { scriptWords, sentenceEnds } from '#domain/learning/script-words.ts';

/** `index` counts through the script. */
type Word = { index: number; text: string; startMs: number };
type Sentence = { startMs: number; words: readonly Word[] };

/** A script as it is read aloud. Without timings all begins at 0. */
export type TimedScript = { isTimed: boolean; sentences: readonly Sentence[] };

/** `words` are the start of each word of `script.split(/\s+/)`, in milliseconds. */
export function timedScript(script: string, words: readonly number[]): TimedScript {
  const texts = scriptWords(script);
  const isTimed = words.length === texts.length;
  const all = texts.map((text, index) => ({ index, text, startMs: isTimed ? (words[index] ?? 0) : 0 }));
  const ends = sentenceEnds(texts);
  const sentences = ends.map((end, index) => {
    const inIt = all.slice(ends[index - 1] ?? 0, end);
    return { startMs: inIt[0]?.startMs ?? 0, words: inIt };
  });
  return { isTimed, sentences };
}

/** Which word is spoken, counted through the script; −1 before the first and where nothing is timed. */
export function wordAt({ isTimed, sentences }: TimedScript, ms: number): number {
  if (!isTimed) return -1;
  return sentences.reduce(
    (count, { words }) => count + words.filter(({ startMs }) => startMs <= ms).length,
    -1,
  );
}

/** So far into a sentence "back" leads to its own beginning, in milliseconds. */
const BACK_TO_OWN_MS = 1500;

/** Where the sentence before or after begins. */
export function sentenceFrom({ sentences }: TimedScript, ms: number, way: 'back' | 'on'): number {
  const starts = sentences.map(({ startMs }) => startMs);
  if (way === 'on') return starts.find((start) => start > ms) ?? ms;
  return starts.findLast((start) => start < ms - BACK_TO_OWN_MS) ?? 0;
}
