import type { KeyboardEvent } from 'react';

interface InPlaceProps {
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** A line that is written where it is shown, in the same type; it grows with what is typed. */
export const InPlace = ({ label, value, maxLength, onChange }: InPlaceProps) => (
  <span className="in-place" data-value={value || label}>
    <textarea
      dir="auto"
      rows={1}
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={maxLength}
      onKeyDown={stayOnLine}
      onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
    />
  </span>
);

function stayOnLine(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
