import { FRAME_MS } from '#domain/course-builder/narration/voiced-stretches.ts';
import type { Samples } from './recording.ts';

/** What is kept of a recording: its level in each 10 ms, in dB of full scale, and how long it is. */
export type Heard = { levels: number[]; durationMs: number };

/** The level of what is perfectly silent. */
export const NOTHING_DB = -120;

/** Listens to samples as they come, and forgets them. */
export const meterLevels = () => {
  const levels: number[] = [];
  let [seconds, power, count] = [0, 0, 0];
  const add = ({ channels, rate }: Samples) => {
    const [first] = channels;
    if (!first) return;
    const perFrame = (rate * FRAME_MS) / 1000;
    for (let at = 0; at < first.length; at += 1) {
      let loudest = 0;
      for (const channel of channels) loudest = Math.max(loudest, (channel[at] ?? 0) ** 2);
      power += loudest;
      count += 1;
      if (count < perFrame) continue;
      levels.push(power > 0 ? Math.max(NOTHING_DB, 10 * Math.log10(power / count)) : NOTHING_DB);
      // What is over belongs to the next frame, so that rates of no whole frames stay in step.
      [power, count] = [0, count - perFrame];
    }
    seconds += first.length / rate;
  };
  return {
    add,
    seconds: () => seconds,
    heard: (): Heard => ({ levels, durationMs: Math.round(seconds * 1000) }),
  };
};
