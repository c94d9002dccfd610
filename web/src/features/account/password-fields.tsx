import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { PasswordField } from '#web/ui/controls/password-field.tsx';

const MINIMUM = 8;

/** Rules that the browser can tell when a field is left; the server says the same. */
export const passwordRules = {
  password: (value: string) =>
    value.length < MINIMUM ? `Password must be at least ${MINIMUM} characters` : undefined,
};

export function NewPasswordFields({ form }: { form: FormIssues }) {
  return (
    <>
      <PasswordField
        label="Password"
        span="half"
        autoComplete="new-password"
        hint={`At least ${MINIMUM} characters.`}
        {...form.field('password')}
      />
      <PasswordField
        label="Repeat password"
        span="half"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
    </>
  );
}
