import type { Cue } from '../../films/captions.ts';
import { scriptWords, sentenceEnds } from '../../learning/script-words.ts';

type Narrated = { script: string; words: readonly number[]; durationMs: number };

/** Two lines of a screen. */
const MOST_LETTERS = 84;
const CLAUSE_END = /[,;:–—]["”’')\]]*$/;

/** What is read aloud as captions: a sentence, or a part of one that fits. None where words have no times. */
export const cuesOf = ({ script, words, durationMs }: Narrated): Cue[] => {
  const texts = scriptWords(script);
  if (texts.length !== words.length) return [];
  const cues: Cue[] = [];
  let from = 0;
  for (const end of sentenceEnds(texts))
    while (from < end) {
      const until = lineEnd(texts, from, end);
      const [begin, last] = [words[from] ?? 0, words[until] ?? durationMs];
      cues.push({ from: begin, to: Math.max(begin + 1, last), text: texts.slice(from, until).join(' ') });
      from = until;
    }
  return cues;
};

/** As many words as fit; a comma among the last of them is a better place. */
const lineEnd = (texts: readonly string[], from: number, end: number): number => {
  let letters = 0;
  let until = from;
  let clause = 0;
  while (until < end) {
    letters += (texts[until]?.length ?? 0) + 1;
    if (until > from && letters > MOST_LETTERS) break;
    until += 1;
    if (letters > MOST_LETTERS / 2 && CLAUSE_END.test(texts[until - 1] ?? '')) clause = until;
  }
  return until < end && clause > 0 ? clause : until;
};

/** WebVTT. */
export const captionsText = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(text)}`),
    '',
  ].join('\n\n');

const stamp = (ms: number): string => {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
