import type { Slide } from '#contracts/learning/content.ts';
import type { Source } from '#web/player/narrator.ts';
import { type TimedScript, timedScript } from './timed-script.ts';

/** What of a slide is heard and read along. */
export interface Track {
  /** Null where there is a script and no recording. */
  source: Source;
  durationMs: number;
  script: TimedScript | null;
}

export function trackOf(slide: Slide): Track | null {
  const { narration } = slide;
  const script = narration && timedScript(narration.script, narration.words);
  if (slide.type === 'video') return { source: { kind: 'film' }, durationMs: slide.video.durationMs, script };
  if (!narration) return null;
  const { audioFile, durationMs } = narration;
  return { source: audioFile ? { kind: 'audio', src: audioFile } : null, durationMs, script };
}
