import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

export function PasswordField(props: PasswordFieldProps) {
  const { name, label, id, hint, error, optional, span, className, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ name, label, id, hint, error, optional, span, className }}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input pe-18"
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 min-w-16 cursor-pointer px-3 text-sm font-strong underline decoration-control underline-offset-4 hover:decoration-current focus-visible:-outline-offset-2 noscript:hidden"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
