import type { CSSProperties } from 'react';

interface SpansProps {
  /** Everything it shows, in words. */
  label: string;
  /** In percent of the scale. */
  spans: readonly { from: number; to: number }[];
  /** Ticks of the scale, and how many of its parts end at a taller one. */
  divisions: number;
  major: number;
  /** One of several, and not the reader’s own. */
  quiet?: boolean;
}

/** What lasts from one point of a scale to another, such as a session within a day. */
export function Spans({ label, spans, divisions, major, quiet }: SpansProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className="spans"
      style={{ '--n': divisions, '--major': major } as CSSProperties}
    >
      {spans.map(({ from, to }) => (
        <i
          key={from}
          data-quiet={quiet || undefined}
          style={{ '--from': `${from}%`, '--to': `${to}%` } as CSSProperties}
        />
      ))}
    </span>
  );
}
