import { PasswordField } from '#web/ui/controls/password-field.tsx';
import type { FormIssues } from './use-form-issues.ts';

/** Once the server has asked for it: the login is too long ago for what gives or takes power. */
export function OwnPassword({ form, id }: { form: FormIssues; id: string }) {
  if (form.failure?.code !== 'confirm-password') return null;
  return (
    <PasswordField
      label="Your password"
      hint="Your last login is more than 15 minutes ago."
      autoComplete="current-password"
      {...form.field('password')}
      id={id}
    />
  );
}
