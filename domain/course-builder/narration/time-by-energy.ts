import { type Heard, shareOut } from './share-out.ts';
import type { SpokenWord } from './spoken-words.ts';
import { startsOf } from './time-by-length.ts';
import { voicedStretches } from './voiced-stretches.ts';

/** A voice begins so long before it is loud. */
const ONSET_MS = 20;

/** The start of each word in milliseconds, and the places of those that somebody should listen to. */
export type Timed = { words: number[]; uncertain: number[] };

/**
 * The start of each word by what is heard: the pauses of the recording are matched with those of the script, and between
 * two pauses each word takes its part. `levels` are dB of full scale, one each 10 ms. Null where too little fits.
 */
export const timeByEnergy = (spoken: readonly SpokenWord[], levels: readonly number[]): Timed | null => {
  const heard = shareOut(spoken, voicedStretches(levels));
  if (!heard || heard.length === 0) return null;
  const words = heard.flatMap(({ stretch, from, until }) =>
    startsOf(
      spoken.slice(from, until).map(({ lengthMs }) => lengthMs),
      { ...stretch, from: Math.max(0, stretch.from - ONSET_MS) },
    ),
  );
  return { words, uncertain: heard.flatMap((one) => uncertainIn(one, spoken)) };
};

/** All where the stretch is far longer or shorter than its words; else those at a pause that only one of both has. */
const uncertainIn = (
  { stretch, from, until, expectedMs }: Heard,
  spoken: readonly SpokenWord[],
): number[] => {
  const lengthMs = stretch.until - stretch.from;
  const isOff = Math.abs(expectedMs - lengthMs) > 0.3 * lengthMs + 200;
  const places = Array.from({ length: until - from }, (_, at) => from + at);
  return places.filter((at) => {
    const before = spoken[at - 1]?.pause ?? 'sentence';
    return isOff || (at === from ? before === 'none' : before === 'sentence');
  });
};
