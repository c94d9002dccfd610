import type { CSSProperties } from 'react';

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** What progresses. */
  label: string;
}

/** How far somebody is. What is measured against something else is a `Bar`. */
export const ProgressBar = ({ percent, label }: ProgressBarProps) => (
  <span
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    className="bar"
  >
    <span className="bar-fill" style={{ '--v': `${percent}%` } as CSSProperties} />
  </span>
);
