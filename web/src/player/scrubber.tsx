import type { CSSProperties } from 'react';
import { clockText, spokenClock } from '#domain/time/clock-text.ts';
import type { Narrator } from './narrator.ts';
import { useNarratorTime } from './use-narrator.ts';
import './player.css';

interface ScrubberProps {
  narrator: Narrator;
  /** As in 'Position in the film'. */
  label: string;
  /** Milliseconds; the ruler ends there. */
  durationMs: number;
  /** Where something begins, in milliseconds. */
  ticks: readonly number[];
  /** Where there are bookmarks, in milliseconds. */
  flags?: readonly number[];
}

const place = (ms: number, durationMs: number) =>
  ({ '--x': `${Math.min(100, (ms / durationMs) * 100).toFixed(2)}%` }) as CSSProperties;

/** A recording as a ruler: a tick where each part begins, a flag at each bookmark, the needle where it is. */
export function Scrubber({ narrator, label, durationMs: known, ticks, flags = [] }: ScrubberProps) {
  const durationMs = Math.max(1, known);
  const second = useNarratorTime(narrator, (ms) => Math.floor(Math.min(ms, durationMs) / 1000));
  return (
    <>
      <span className="player-time player-now num">{clockText(second * 1000)}</span>
      <div className="scrub" style={place(second * 1000, durationMs)}>
        <span className="scrub-line" />
        <span className="scrub-done" />
        {[...new Set([...ticks, durationMs])].map((ms) => (
          <i key={ms} style={place(ms, durationMs)} />
        ))}
        {flags.map((ms) => (
          <i key={ms} className="scrub-flag" style={place(ms, durationMs)} />
        ))}
        <b />
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${spokenClock(second * 1000)} of ${spokenClock(durationMs)}`}
          min={0}
          max={Math.ceil(durationMs / 1000)}
          value={second}
          onChange={(event) => narrator.seek(event.target.valueAsNumber * 1000)}
        />
      </div>
      <span className="player-time player-end num">{clockText(durationMs)}</span>
    </>
  );
}
