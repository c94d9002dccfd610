import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** What a field takes of the six columns of a `FieldGrid`; elsewhere it stands in a row of its own. */
export const spans = {
  full: 'col-span-full',
  half: 'col-span-full md:col-span-3',
  /** Short enough to stand two abreast on a phone too. */
  'always-half': 'col-span-3',
  third: 'col-span-full md:col-span-2',
  'always-third': 'col-span-3 md:col-span-2',
  'two-thirds': 'col-span-full md:col-span-4',
};

export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Defaults to the name, so that the error summary finds the control also without a script. */
  id?: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Said where most fields of a form may stay empty: those that may not are marked, the others are not. */
  required?: boolean;
  /** Its share of a `FieldGrid`. */
  span?: keyof typeof spans;
  className?: string;
}

/** What the control inside a field has to carry to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export function describedBy(id: string, { error, hint }: { error?: unknown; hint?: unknown }) {
  return cx(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined;
}

export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { name, label, id = name, hint, error, optional, required = !optional, span = 'full' } = props;
  return (
    <div className={cx('grid content-start gap-1.5', spans[span], props.className)}>
      <label htmlFor={id} className="text-sm font-strong">
        {label}
        {optional && <span className="font-normal text-muted"> optional</span>}
        {props.required && <RequiredMark />}
      </label>
      {props.children({
        id,
        name,
        'aria-describedby': describedBy(id, { error, hint }),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldError id={id} error={error} />
      <FieldHint id={id} hint={hint} />
    </div>
  );
}

/** Only for the eye: the control says the same to a screen reader. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  );
}

export function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="text-xs leading-4.5 text-muted">
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex gap-1.5 text-xs leading-4.5 font-title text-danger">
      <CircleAlert className="mt-px size-4" />
      {error}
    </p>
  );
}

/** Six columns that fields take by their `span`. */
export function FieldGrid({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('grid grid-cols-6 gap-x-4 gap-y-5', className)}>{children}</div>;
}
