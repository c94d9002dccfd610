import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { describedBy, FieldError, FieldHint } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  name: string;
  label: ReactNode;
  /** For a box in a table row, whose label is said but not shown. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
};

export function Checkbox({ label, labelHidden, hint, error, className, ...input }: CheckboxProps) {
  const id = input.id ?? input.name;
  return (
    <div className={cx('grid gap-1', className)}>
      <label
        className={cx(
          'relative grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-start gap-3 text-md',
          labelHidden ? 'size-(--control-sm) place-content-center' : 'py-2.5',
        )}
      >
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
          className="tick"
        />
        <span className={cx(labelHidden && 'sr-only')}>{label}</span>
      </label>
      {(error || hint) && (
        <div className="-mt-2 grid gap-1 ps-8">
          <FieldError id={id} error={error} />
          <FieldHint id={id} hint={hint} />
        </div>
      )}
    </div>
  );
}
