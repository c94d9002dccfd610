import type { DraftNarration, DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { moveWord } from '#domain/course-builder/narration/move-word.ts';
import { retime } from '#domain/course-builder/narration/retime.ts';
import { scriptWords } from '#domain/learning/script-words.ts';

const NOTHING: DraftNarration = {
  audioFile: null,
  durationMs: 0,
  script: '',
  words: [],
  uncertain: [],
  timedBy: '',
};
const LONGEST_SECONDS = 3600;

export const narrationOf = ({ narration }: DraftSlide): DraftNarration => narration ?? NOTHING;

/** Whether each word of the script has a time. */
export const isTimed = ({ script, words }: DraftNarration): boolean =>
  words.length > 0 && words.length === scriptWords(script).length;

type Audio = { audioFile: string; durationMs: number };

/** Another recording: the times of the one before are none of it, and the slide takes as long as it does. */
export const withAudio = (slide: DraftSlide, audio: Audio): Partial<DraftSlide> => ({
  narration: { ...narrationOf(slide), ...audio, words: [], uncertain: [], timedBy: '' },
  ...secondsOf(audio.durationMs),
});

/** The same words at the same times in another file. */
export const withSameAudio = (slide: DraftSlide, audio: Audio): Partial<DraftSlide> => ({
  narration: { ...narrationOf(slide), ...audio },
});

export const withoutAudio = (slide: DraftSlide): Partial<DraftSlide> => {
  const { script } = narrationOf(slide);
  return { narration: script.trim() === '' ? null : { ...NOTHING, script } };
};

const secondsOf = (durationMs: number): Partial<DraftSlide> =>
  durationMs > 0 ? { seconds: Math.min(LONGEST_SECONDS, Math.ceil(durationMs / 1000)) } : {};

/** Other words: those that stayed keep their times. */
export const withScript = (slide: DraftSlide, script: string): Partial<DraftSlide> => {
  const before = narrationOf(slide);
  const times = isTimed(before) ? retime({ earlier: before, script, durationMs: before.durationMs }) : {};
  const isEmpty = script === '' && before.audioFile === null;
  return { narration: isEmpty ? null : { ...before, script, ...times } };
};

type Times = Pick<DraftNarration, 'durationMs' | 'words' | 'uncertain' | 'timedBy'>;

export const withTimes = (
  slide: DraftSlide,
  { durationMs, words, uncertain, timedBy }: Times,
): Partial<DraftSlide> => ({
  narration: { ...narrationOf(slide), durationMs, words, uncertain, timedBy },
  ...(narrationOf(slide).audioFile !== null && secondsOf(durationMs)),
});

/** A word begins at another time; who moved it has listened. */
export const withMovedWord = (slide: DraftSlide, at: number, ms: number): Partial<DraftSlide> => {
  const narration = narrationOf(slide);
  const words = moveWord(narration.words, { at, ms, durationMs: narration.durationMs });
  return { narration: { ...accepted(narration, at), words, timedBy: 'hand' } };
};

export const withAccepted = (slide: DraftSlide, at: number): Partial<DraftSlide> => ({
  narration: accepted(narrationOf(slide), at),
});

export const withAllAccepted = (slide: DraftSlide): Partial<DraftSlide> => ({
  narration: { ...narrationOf(slide), uncertain: [] },
});

const accepted = (narration: DraftNarration, at: number): DraftNarration => ({
  ...narration,
  uncertain: narration.uncertain.filter((one) => one !== at),
});
