import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { REQUIRED_FIELDS } from '#web/lib/course-sections.ts';
import type { FieldProps } from '#web/ui/controls/field.tsx';
import { useFormMachine, useIssue } from './form-status.ts';
import type { FormValues, Path } from './form-values.ts';

export interface InputProps {
  path: Path;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  span?: FieldProps['span'];
}

/**
 * Uncontrolled: a key that is typed changes this control only. The path is also its id, which the summary links to.
 * `onPick` is for what else follows from a change.
 */
export function useInput(
  { path, label, hint, optional, span }: InputProps,
  onPick?: (value: string) => void,
) {
  const { register, getValues } = useFormContext<FormValues>();
  const { check } = useFormMachine();
  return {
    ...register(path, { onBlur: () => check(path), onChange: (event) => onPick?.(event.target.value) }),
    id: path,
    label,
    hint,
    optional,
    required: REQUIRED_FIELDS.has(path),
    span,
    error: useIssue(path),
    // The server's page has no script that could put it in.
    defaultValue: String(getValues(path) ?? ''),
  };
}
