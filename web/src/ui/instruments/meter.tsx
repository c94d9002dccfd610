import type { CSSProperties } from 'react';

interface MeterProps {
  /** In percent, in their order: what is missing to the whole is seen at the end. */
  parts: readonly number[];
  /** The same in words. */
  label: string;
}

export function Meter({ parts, label }: MeterProps) {
  const shown = parts.map((part, index) => ({ part, id: `part ${index}` }));
  return (
    <div role="img" aria-label={label}>
      <div className="meter-track">
        {shown.map(({ part, id }) => (
          <span key={id} className="meter-part" style={{ '--v': `${part}%` } as CSSProperties} />
        ))}
      </div>
      <div className="meter-scale" style={{ '--n': 20 } as CSSProperties} />
    </div>
  );
}
