import { type CSSProperties, useMemo } from 'react';
import { spokenClock } from '#domain/time/clock-text.ts';
import type { Narrator } from '#web/player/narrator.ts';
import { useNarratorTime } from '#web/player/use-narrator.ts';
import { NARRATION } from './narration-words.ts';
import { peaksOf, type Sound } from './sound.ts';

interface WaveformProps {
  narrator: Narrator;
  sound: Sound | null | undefined;
  durationMs: number;
  /** Where sentences begin, in milliseconds. */
  starts: readonly number[];
}

const BARS = 280;
const STEP_MS = 100;

/** The recording as it swings, a tick below it where each sentence begins, and the needle where it is. */
export function Waveform({ narrator, sound, durationMs, starts }: WaveformProps) {
  const length = Math.max(1, durationMs);
  const bars = useMemo(() => (sound ? barsOf(peaksOf(sound, BARS)) : ''), [sound]);
  const now = useNarratorTime(narrator, (ms) => Math.floor(Math.min(ms, length) / STEP_MS) * STEP_MS);
  const place = (ms: number) => ({ '--x': `${((ms / length) * 100).toFixed(2)}%` }) as CSSProperties;
  const next = starts.findIndex((start) => start > now);
  const current = starts.at(next < 0 ? -1 : Math.max(0, next - 1)) ?? 0;
  const end = starts.find((start) => start > now) ?? length;
  return (
    <div className="wave" style={place(now)}>
      {/* What is over is drawn again, dark, as far as the needle. */}
      {['wave-all', 'wave-done'].map((part) => (
        <svg
          key={part}
          className={part}
          aria-hidden="true"
          viewBox={`0 0 ${BARS} 2`}
          preserveAspectRatio="none"
        >
          <path d={bars} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
      <div className="wave-ruler" aria-hidden="true">
        {[...new Set([...starts, length])].map((ms) => (
          <i key={ms} style={place(ms)} />
        ))}
        <span
          style={
            { ...place(current), '--w': `${(((end - current) / length) * 100).toFixed(2)}%` } as CSSProperties
          }
        />
      </div>
      <b aria-hidden="true" />
      <input
        type="range"
        aria-label={NARRATION.position}
        aria-valuetext={`${spokenClock(now)} of ${spokenClock(length)}`}
        min={0}
        max={length}
        step={STEP_MS}
        value={now}
        onChange={({ target }) => narrator.seek(target.valueAsNumber)}
      />
    </div>
  );
}

const LEAST = 0.02;
const barsOf = (peaks: readonly number[]): string =>
  peaks
    .map((peak) => Math.max(LEAST, Math.min(1, peak)).toFixed(2))
    .map((height, at) => `M${at + 0.5} 1m0 -${height}v${2 * Number(height)}`)
    .join('');
