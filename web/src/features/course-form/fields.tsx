import { useFormContext } from 'react-hook-form';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { spans } from '#web/ui/controls/field.tsx';
import { SelectField, type SelectOption } from '#web/ui/controls/select-field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFormFacts } from './form-facts.ts';
import { useFormMachine, useIssue } from './form-status.ts';
import type { FormValues } from './form-values.ts';
import { type InputProps, useInput } from './use-input.ts';
import { valueAt } from './value-at.ts';

interface Affixes {
  prefix?: string;
  suffix?: string;
}

type TextInputProps = InputProps &
  Affixes & { type?: 'text' | 'url' | 'email' | 'tel' | 'date' | 'time'; maxLength?: number };

export function TextInput({ type = 'text', maxLength, prefix, suffix, ...props }: TextInputProps) {
  return <TextField {...useInput(props)} {...{ type, maxLength, prefix, suffix }} />;
}

type NumberInputProps = InputProps &
  Affixes & {
    min?: number;
    max?: number;
    step?: number;
    /** What it is when nothing is entered, where a blank course does not say so: in a row. */
    empty?: number;
  };

/** `step` says the decimals: 0.01 for money and points, 1 unless told. */
export function NumberInput({ min, max, step = 1, prefix, suffix, empty, ...props }: NumberInputProps) {
  const { blank } = useFormFacts();
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

type AreaInputProps = InputProps & { maxLength?: number; counter?: boolean; rows?: number };

export function AreaInput({ maxLength, counter, rows = 3, ...props }: AreaInputProps) {
  return <TextArea {...useInput(props)} {...{ maxLength, counter, rows }} />;
}

/** `beside` a field before it, it stands level with its control, not with its label. */
export function TickInput({ beside, ...props }: InputProps & { beside?: boolean }) {
  const { register, getValues } = useFormContext<FormValues>();
  const { check } = useFormMachine();
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

type ChoiceInputProps = InputProps & {
  options: readonly SelectOption[];
  placeholder?: string;
  /** For what else follows from a choice. */
  onPick?: (value: string) => void;
};

export function ChoiceInput({ options, placeholder, onPick, ...props }: ChoiceInputProps) {
  return <SelectField {...useInput(props, onPick)} {...{ options, placeholder }} />;
}
