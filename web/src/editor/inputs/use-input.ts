import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from '#web/ui/controls/field.tsx';
import { useEditorForm, useIssue } from '../editor-form.ts';

export interface InputProps {
  path: string;
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
  const { register, getValues } = useFormContext();
  const { check, sections } = useEditorForm();
  return {
    ...register(path, { onBlur: () => check(path), onChange: (event) => onPick?.(event.target.value) }),
    id: path,
    label,
    hint,
    optional,
    required: sections.requiredFields.has(path),
    span,
    error: useIssue(path),
    // The server's page has no script that could put it in.
    defaultValue: String(getValues(path) ?? ''),
  };
}
