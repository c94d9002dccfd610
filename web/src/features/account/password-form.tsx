import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { NewPasswordFields, passwordRules } from './password-fields.tsx';

export function PasswordForm({ failure }: { failure?: FormFailure }) {
  const form = useFormIssues(failure, passwordRules);
  return (
    <Form intent="change-password" failure={failure} preventScrollReset>
      <FieldGrid>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <NewPasswordFields form={form} />
      </FieldGrid>
      <SubmitButton className="mt-6" busyLabel="Changing...">
        Change password
      </SubmitButton>
    </Form>
  );
}
