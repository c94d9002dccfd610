import type { CSSProperties } from 'react';
import { Bar } from '#web/ui/instruments/bar.tsx';

interface ScoreBarProps {
  /** In percent. */
  reached: number;
  needed: number;
}

/** What was reached, with the mark at what is needed. */
export function ScoreBar({ reached, needed }: ScoreBarProps) {
  return (
    <div className="score-bar num">
      <Bar value={reached} total={100} label={`${reached}% reached, ${needed}% needed`} />
      <span className="score-scale" aria-hidden="true" />
      <span className="score-mark" style={at(needed)} />
      <p aria-hidden="true">
        <span style={at(needed)} data-end={needed < reached || needed > 80 || undefined}>
          {needed} needed
        </span>
        <span
          style={at(reached)}
          data-end={reached < needed ? reached > 15 || undefined : reached > 80 || undefined}
          className="font-strong text-ink"
        >
          {reached} reached
        </span>
      </p>
    </div>
  );
}

const at = (percent: number) => ({ '--x': `${percent}%` }) as CSSProperties;
