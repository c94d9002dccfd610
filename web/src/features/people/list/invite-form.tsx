import { ROLES } from '#contracts/accounts/account-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { roleWords } from '#web/lib/people/role-words.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

export function InviteForm({ failure, idempotencyKey }: { failure?: FormFailure; idempotencyKey: string }) {
  const form = useFormIssues(failure);
  return (
    <Sheet title="Invite somebody" opened>
      <Form intent="invite" failure={failure} idempotencyKey={idempotencyKey} className="grid gap-5">
        <FieldGrid>
          <TextField label="First name" span="half" maxLength={80} {...form.field('firstName')} />
          <TextField label="Last name" span="half" maxLength={80} {...form.field('lastName')} />
          <TextField
            label="Email"
            type="email"
            span="half"
            hint="A letter goes there, by which they choose a password."
            {...form.field('email')}
          />
          <SelectField
            label="Role"
            span="half"
            options={ROLES.map((value) => ({ value, label: roleWords[value] }))}
            {...form.field('role', 'learner')}
          />
          <OwnPassword form={form} id="invite-password" />
        </FieldGrid>
        <div className="flex flex-wrap gap-2">
          <SubmitButton busyLabel="Sending...">Send invitation</SubmitButton>
          <ButtonLink to={USERS}>Cancel</ButtonLink>
        </div>
      </Form>
    </Sheet>
  );
}
