import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'prefix'> & {
    /** A unit that stands before or after the value. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

const affix =
  'grid min-w-(--control) flex-none place-items-center border border-control bg-mist px-3 text-sm whitespace-nowrap text-muted';

export function TextField(props: TextFieldProps) {
  const { name, label, id, hint, error, optional, required, span, className, prefix, suffix, ...input } =
    props;
  const numeric = input.type === 'number' || input.type === 'tel' || input.inputMode === 'decimal';
  // An address is taken as it is typed.
  const typed = input.type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {};
  return (
    <Field {...{ name, label, id, hint, error, optional, required, span, className }}>
      {(control) => {
        const box = (
          <input
            dir="auto"
            {...typed}
            {...input}
            {...control}
            className={cx('input', numeric && 'num', shape(props))}
          />
        );
        if (!prefix && !suffix) return box;
        return (
          <div className="flex">
            {prefix && <span className={cx(affix, 'rounded-s-xs border-e-0')}>{prefix}</span>}
            {box}
            {suffix && <span className={cx(affix, 'rounded-e-xs border-s-0')}>{suffix}</span>}
          </div>
        );
      }}
    </Field>
  );
}

function shape({ prefix, suffix }: Pick<TextFieldProps, 'prefix' | 'suffix'>) {
  return cx(Boolean(prefix) && 'rounded-s-none', Boolean(suffix) && 'rounded-e-none');
}
