import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & {
    /** Counts while the person types; says the limit that `minLength` or `maxLength` sets. */
    counter?: boolean;
  };

export function TextArea({ counter, onChange, ...props }: TextAreaProps) {
  const { name, label, id = name, hint, error, optional, required, span, className, ...area } = props;
  const given = area.value ?? area.defaultValue ?? '';
  const [length, setLength] = useState(lengthOf(String(given)));
  const { minLength, maxLength, ...rest } = area;

  // What was typed before the script took over, or is there again after going back, is known to the browser alone. The
  // reference to the field itself is its form's.
  useEffect(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLTextAreaElement) setLength(lengthOf(field.value));
  }, [id]);

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setLength(lengthOf(event.target.value));
    onChange?.(event);
  }

  return (
    <Field {...{ name, label, id, hint, error, optional, required, span, className }}>
      {(control) => (
        <>
          <textarea
            dir="auto"
            {...rest}
            {...control}
            aria-describedby={cx(control['aria-describedby'], counter && `${id}-count`) || undefined}
            onChange={change}
            className="input"
          />
          {counter && <Counter id={id}>{countText(length, { minLength, maxLength })}</Counter>}
        </>
      )}
    </Field>
  );
}

/** As the rules count: blanks before and after are none of it. */
const lengthOf = (text: string): number => text.trim().length;

function Counter({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-count`} className="num text-end text-xs leading-4.5 text-muted">
      {children}
    </p>
  );
}

/** The limits are told, not enforced: a paste that is cut in silence loses words. */
export function countText(length: number, limits: { minLength?: number; maxLength?: number }): string {
  const { minLength, maxLength } = limits;
  const count = length.toLocaleString('en');
  if (maxLength !== undefined && (minLength === undefined || length >= minLength))
    return `${count} of ${maxLength.toLocaleString('en')} characters`;
  const minimum = minLength === undefined ? '' : ` (minimum ${minLength.toLocaleString('en')})`;
  return `${count} ${length === 1 ? 'character' : 'characters'}${minimum}`;
}
