import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

interface LoginFormProps {
  failure?: FormFailure;
  intent?: string;
  /** The address that is probably theirs. */
  email?: string;
  /** Hidden fields, such as the way back. */
  children?: ReactNode;
}

export function LoginForm({ failure, intent, email, children }: LoginFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form intent={intent} failure={failure} preventScrollReset>
      {children}
      <FieldGrid>
        <TextField
          label="Email"
          type="email"
          autoComplete="username webauthn"
          {...form.field('email', email)}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      </FieldGrid>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton busyLabel="Logging in...">Log in</SubmitButton>
        <TextLink to="/forgot-password" look="standalone">
          Forgot your password?
        </TextLink>
      </div>
    </Form>
  );
}
