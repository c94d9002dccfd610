import { TITLES } from '#contracts/accounts/account-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { NameFields, PhoneField, ProfessionField } from './person-fields.tsx';

interface ProfileFormProps {
  profile: {
    title: string;
    firstName: string;
    lastName: string;
    phoneNumber: string;
    profession: string;
    licenceNumber: string;
    certificateName: string;
  };
  failure?: FormFailure;
}

export function ProfileForm({ profile, failure }: ProfileFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form intent="save-profile" failure={failure} preventScrollReset>
      <FieldGrid>
        <SelectField
          label="Title"
          span="third"
          options={TITLES}
          placeholder="None"
          autoComplete="honorific-prefix"
          optional
          {...form.field('title', profile.title)}
        />
        <NameFields form={form} known={profile} span="third" />
        <ProfessionField form={form} known={profile} optional />
        <PhoneField form={form} known={profile} optional />
        <TextField
          label="License number"
          span="half"
          autoComplete="off"
          optional
          {...form.field('licenceNumber', profile.licenceNumber)}
        />
        <TextField
          label="Name on certificates"
          span="half"
          autoComplete="name"
          hint="As it should be printed, with your title if you wish."
          optional
          {...form.field('certificateName', profile.certificateName)}
        />
      </FieldGrid>
      <SubmitButton className="mt-6" busyLabel="Saving...">
        Save profile
      </SubmitButton>
    </Form>
  );
}
