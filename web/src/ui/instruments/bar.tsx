import type { CSSProperties } from 'react';

interface BarProps {
  value: number;
  total: number;
  /** What has to be reached. Its mark turns to the needle while it is not. */
  minimum?: number;
  /** The same in words. */
  label: string;
}

export function Bar({ value, total, minimum, label }: BarProps) {
  const low = minimum !== undefined && value < minimum;
  return (
    <span role="img" aria-label={label} data-low={low || undefined} className="bar">
      <span className="bar-fill" style={{ '--v': share(value, total) } as CSSProperties} />
      {minimum !== undefined && (
        <span className="bar-mark" style={{ '--m': share(minimum, total) } as CSSProperties} />
      )}
    </span>
  );
}

function share(part: number, whole: number): string {
  if (whole <= 0) return '0%';
  return `${Math.min(100, Math.max(0, (part / whole) * 100))}%`;
}
