import type { CSSProperties, ReactNode } from 'react';

export interface RulerMark {
  /** Its true place on the scale, in percent. */
  at: number;
  /** "You are here" or "this runs out". */
  needle?: boolean;
  above?: ReactNode;
  below?: ReactNode;
}

interface RulerProps {
  /** Everything the ruler shows, in words. */
  label: string;
  marks: readonly RulerMark[];
  divisions?: number;
}

export function Ruler({ label, marks, divisions = 10 }: RulerProps) {
  return (
    <div role="img" aria-label={label} className="ruler num">
      <span className="ruler-scale" style={{ '--n': divisions } as CSSProperties} />
      {marks.map((mark) => (
        <Mark key={mark.at} {...mark} />
      ))}
    </div>
  );
}

function Mark({ at, needle, above, below }: RulerMark) {
  // Text near the end of the scale grows backwards, so that it stays inside.
  const end = at > 60 || undefined;
  return (
    <span style={{ '--x': `${at}%` } as CSSProperties}>
      <span data-needle={needle} className="ruler-mark" />
      {above && (
        <span data-above data-end={end} className="ruler-text">
          {above}
        </span>
      )}
      {below && (
        <span data-below data-end={end} className="ruler-text">
          {below}
        </span>
      )}
    </span>
  );
}
