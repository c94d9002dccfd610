import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { describedBy, FieldError, FieldHint } from './field.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
}

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  name: string;
  legend: ReactNode;
  options: readonly RadioOption[];
  defaultValue?: string;
  hint?: ReactNode;
  error?: string;
};

/** A few short choices side by side. Choices that need explaining are a `ChoiceList`. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, legend, options, defaultValue, hint, error, className, ...input } = props;
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={describedBy(name, { error, hint })}
      className={cx('col-span-full min-w-0', className)}
    >
      <legend className="text-sm font-strong">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }) => (
          <label key={value} className="flex cursor-pointer items-start gap-3 py-2.5 text-md">
            <input
              {...input}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className="tick"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={name} error={error} />
      <FieldHint id={name} hint={hint} />
    </fieldset>
  );
}
