import { scriptWords } from '../../learning/script-words.ts';
import { spokenWords } from './spoken-words.ts';
import { startsOf } from './time-by-length.ts';

/** A script with the start of each of its words, in milliseconds, and the places of those that nobody has confirmed. */
export type TimedWords = { script: string; words: readonly number[]; uncertain: readonly number[] };
type Change = {
  earlier: TimedWords;
  script: string;
  durationMs: number;
  /** The start of each new word by another way; without it changed words share the time of those that they stand for. */
  fresh?: readonly number[];
  /** Whether words that nobody has confirmed are timed anew too. */
  isUncertainAnew?: boolean;
};

/** So many comparisons are made of one change; what is larger is timed anew. */
const MOST_COMPARED = 4_000_000;

/**
 * Times after a change of words: words that stayed keep theirs, and what changed gets one between them and is uncertain.
 * Never falling where the earlier times and the fresh ones are not.
 */
export const retime = (change: Change): { words: number[]; uncertain: number[] } => {
  const { earlier, script, isUncertainAnew = false } = change;
  const unsure = new Set(earlier.uncertain);
  const [before, after] = [spokenOf(earlier.script), spokenOf(script)];
  const places = before.length === earlier.words.length ? sameWords(before, after) : [];
  const isKept = (place: number | undefined) =>
    place !== undefined && !(isUncertainAnew && unsure.has(place));
  const kept = after.map((_, at) => (isKept(places[at]) ? earlier.words[places[at] ?? 0] : undefined));
  const uncertain = after.flatMap((_, at) => {
    const place = isKept(places[at]) ? places[at] : undefined;
    return place === undefined || unsure.has(place) ? [at] : [];
  });
  return { words: filled(kept, change), uncertain };
};

/** A comma or a capital changes no word. */
const spokenOf = (script: string): string[] =>
  scriptWords(script).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || word);

/** The times that are known, and between them those of the others. */
const filled = (kept: readonly (number | undefined)[], { script, durationMs, fresh }: Change): number[] => {
  const spoken = spokenWords(script).map(({ lengthMs }) => lengthMs);
  const words: number[] = [];
  while (words.length < kept.length) {
    const from = words.length;
    const time = kept[from];
    const next = kept.findIndex((one, at) => at > from && one !== undefined);
    const until = next < 0 ? kept.length : next;
    const [low, high] = [time ?? words.at(-1) ?? 0, kept[next] ?? durationMs];
    const within = (ms: number) => Math.max(low, Math.min(high, ms));
    const spread =
      fresh?.slice(from, until) ?? startsOf(spoken.slice(from, until), { from: low, until: high });
    words.push(...spread.map((ms, at) => (at === 0 && time !== undefined ? time : within(ms))));
  }
  return words;
};

/** For each word after a change the place that it had before; none of those that are new. */
const sameWords = (before: readonly string[], after: readonly string[]): (number | undefined)[] => {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const middle = commonWords(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  return after.map((_, at) => {
    if (at < head) return at;
    if (at >= after.length - tail) return before.length - (after.length - at);
    const place = middle.get(at - head);
    return place === undefined ? undefined : place + head;
  });
};

/** The longest sequence of words that both have: place after → place before. */
const commonWords = (before: readonly string[], after: readonly string[]): Map<number, number> => {
  const found = new Map<number, number>();
  const width = after.length + 1;
  if (before.length * after.length > MOST_COMPARED) return found;
  const longest = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length)
    if (before[i] === after[j]) found.set(j++, i++);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return found;
};
