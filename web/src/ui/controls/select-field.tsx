import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type SelectOption = string | { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
    /** The words of the empty first choice. */
    placeholder?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const {
    name,
    label,
    id,
    hint,
    error,
    optional,
    required,
    span,
    className,
    options,
    placeholder,
    ...select
  } = props;
  return (
    <Field {...{ name, label, id, hint, error, optional, required, span, className }}>
      {(control) => (
        <select {...select} {...control} className="input">
          {placeholder !== undefined && (
            <option value="" data-empty="">
              {placeholder}
            </option>
          )}
          {options.map((option) => {
            const { value, label: text, disabled } = asOption(option);
            return (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

export function asOption(option: SelectOption) {
  return typeof option === 'string' ? { value: option, label: option, disabled: undefined } : option;
}
