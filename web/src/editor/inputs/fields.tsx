import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { ComboboxField } from '#web/ui/controls/combobox-field.tsx';
import { spans } from '#web/ui/controls/field.tsx';
import { SelectField, type SelectOption } from '#web/ui/controls/select-field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { cx } from '#web/ui/cx.ts';
import { useEditorForm, useIssue } from '../editor-form.ts';
import { valueAt } from '../value-at.ts';
import { type InputProps, useInput } from './use-input.ts';

interface Affixes {
  prefix?: string;
  suffix?: string;
}

export type TextInputProps = InputProps &
  Affixes & { type?: 'text' | 'url' | 'email' | 'tel' | 'date' | 'time'; maxLength?: number };

export function TextInput({ type = 'text', maxLength, prefix, suffix, ...props }: TextInputProps) {
  return <TextField {...useInput(props)} {...{ type, maxLength, prefix, suffix }} />;
}

export type NumberInputProps = InputProps &
  Affixes & {
    min?: number;
    max?: number;
    step?: number;
    /** What it is when nothing is entered, where a blank form does not say so: in a row. */
    empty?: number;
  };

/** `step` says the decimals: 0.01 for money and points, 1 unless told. */
export function NumberInput({ min, max, step = 1, prefix, suffix, empty, ...props }: NumberInputProps) {
  const { blank } = useEditorForm();
  const fallback = empty ?? valueAt(blank, props.path) ?? null;
  return (
    <TextField
      {...useInput(props)}
      {...{ min, max, step, prefix, suffix }}
      type="number"
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      placeholder={fallback === null ? undefined : `Empty: ${fallback}`}
    />
  );
}

export type AreaInputProps = InputProps & { maxLength?: number; counter?: boolean; rows?: number };

export function AreaInput({ maxLength, counter, rows = 3, ...props }: AreaInputProps) {
  return <TextArea {...useInput(props)} {...{ maxLength, counter, rows }} />;
}

/** `beside` a field before it, it stands level with its control, not with its label. */
export type TickInputProps = InputProps & { beside?: boolean };

export function TickInput({ beside, ...props }: TickInputProps) {
  const { register, getValues } = useFormContext();
  const { check } = useEditorForm();
  const { path, label, hint } = props;
  return (
    <Checkbox
      {...register(path, { onBlur: () => check(path) })}
      id={path}
      label={label}
      hint={hint}
      error={useIssue(path)}
      defaultChecked={getValues(path) === true}
      className={cx('-mt-2', !hint && '-mb-2', spans[props.span ?? 'full'], beside && 'md:pt-7.5')}
    />
  );
}

export type ChoiceInputProps = InputProps & {
  options: readonly SelectOption[];
  placeholder?: string;
  /** For what else follows from a choice. */
  onPick?: (value: string) => void;
};

export function ChoiceInput({ options, placeholder, onPick, ...props }: ChoiceInputProps) {
  return <SelectField {...useInput(props, onPick)} {...{ options, placeholder }} />;
}

export type ComboboxInputProps = ChoiceInputProps & Pick<ComponentProps<typeof ComboboxField>, 'find'>;

/** A choice of many, found by typing. */
export function ComboboxInput({ options, placeholder, onPick, find, ...props }: ComboboxInputProps) {
  return <ComboboxField {...useInput(props, onPick)} {...{ options, placeholder, find }} />;
}
