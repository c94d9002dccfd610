import { useState } from 'react';

export interface WholeNumberOf {
  value: number | null;
  least: number;
  most: number;
  /** Whether the field may be left empty, which is null. */
  mayBeEmpty?: boolean;
  onChange: (value: number | null) => void;
}

/** What a text says: undefined where it is no such number. */
function readWhole(
  text: string,
  { least, most, mayBeEmpty }: Pick<WholeNumberOf, 'least' | 'most' | 'mayBeEmpty'>,
): number | null | undefined {
  const entered = text.trim();
  if (entered === '') return mayBeEmpty ? null : undefined;
  const number = /^\d{1,6}$/.test(entered) ? Number(entered) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** A number field whose text may be wrong for a while: only what can be stored is told on. */
export function useWholeNumber(field: WholeNumberOf) {
  const { value, least, most, mayBeEmpty, onChange } = field;
  const stored = value === null ? '' : `${value}`;
  const [text, setText] = useState(stored);
  const read = readWhole(text, field);
  const isOwn = read === undefined || read === value;
  return {
    // What another edit has brought takes the place of what was typed.
    value: isOwn ? text : stored,
    error:
      read === undefined
        ? `A whole number from ${least} to ${most}${mayBeEmpty ? ', or nothing' : ''}`
        : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      const now = readWhole(target.value, field);
      if (now !== undefined && now !== value) onChange(now);
    },
  };
}
