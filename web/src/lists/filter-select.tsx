import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';

export interface Choice<V extends string = string> {
  value: V;
  label: string;
}

interface FilterSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  label: string;
  /** The words of the choice that filters nothing; left out where the choices have one. */
  all?: string;
  choices: readonly Choice[];
}

/** A choice that asks for the rows at once; without a script the form's button sends it. */
export function FilterSelect({ label, all, choices, className, ...select }: FilterSelectProps) {
  return (
    <select
      {...select}
      aria-label={label}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className={cx('input min-w-0', className)}
    >
      {all && <option value="">{all}</option>}
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
