import { TITLES } from '#contracts/accounts/account-options.ts';
import { COUNTRIES } from '#contracts/accounts/countries.ts';
import { PROFESSIONS } from '#contracts/accounts/professions.ts';
import type { UserDetail } from '#contracts/people/admin-people.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

interface EditFormProps {
  person: UserDetail;
  failure?: FormFailure;
}

const OPTIONAL = [
  ['phoneNumber', 'Phone'],
  ['alternativePhone', 'Alternative phone'],
  ['licenceNumber', 'License number'],
  ['certificateName', 'Name on certificates'],
  ['address', 'Address'],
  ['city', 'City'],
  ['state', 'State'],
  ['zipCode', 'ZIP code'],
  ['company', 'Company'],
  ['taxNumber', 'Tax number'],
  ['purchaseOrder', 'Purchase order'],
  ['billingEmail', 'Email for receipts'],
] as const;

export function EditForm({ person, failure }: EditFormProps) {
  const form = useFormIssues(failure);
  return (
    <Sheet title="What is known of them">
      <Form intent="save" failure={failure} className="grid gap-5">
        <input type="hidden" name="updatedAt" value={person.updatedAt} />
        <input type="hidden" name="role" value={person.role} />
        <FieldGrid>
          <SelectField
            label="Title"
            span="half"
            optional
            placeholder="None"
            options={TITLES}
            {...form.field('title', person.title)}
          />
          <TextField label="First name" span="half" {...form.field('firstName', person.firstName)} />
          <TextField label="Last name" span="half" {...form.field('lastName', person.lastName)} />
          <TextField
            label="Email"
            type="email"
            hint="Another address has to be confirmed by the person."
            {...form.field('email', person.email)}
          />
          <SelectField
            label="Profession"
            span="half"
            optional
            placeholder="None"
            options={PROFESSIONS}
            {...form.field('profession', person.profession)}
          />
          <SelectField
            label="Country"
            span="half"
            optional
            placeholder="None"
            options={COUNTRIES}
            {...form.field('country', person.country)}
          />
          {OPTIONAL.map(([name, label]) => (
            <TextField key={name} label={label} span="half" optional {...form.field(name, person[name])} />
          ))}
          <OwnPassword form={form} id="save-password" />
        </FieldGrid>
        <SubmitButton className="justify-self-start">Save</SubmitButton>
      </Form>
    </Sheet>
  );
}
