import { COUNTRIES } from '#contracts/accounts/countries.ts';
import { PROFESSIONS } from '#contracts/accounts/professions.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { ComboboxField } from '#web/ui/controls/combobox-field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';

type Known = Readonly<Record<string, string>>;

interface FieldsProps {
  form: FormIssues;
  /** What is on file. */
  known?: Known;
}

interface OptionalFieldsProps extends FieldsProps {
  optional?: boolean;
}

const nothing: Known = {};

interface NameFieldsProps extends FieldsProps {
  span?: 'always-half' | 'third';
}

export function NameFields({ form, known = nothing, span = 'always-half' }: NameFieldsProps) {
  return (
    <>
      <TextField
        label="First name"
        span={span}
        autoComplete="given-name"
        {...form.field('firstName', known.firstName)}
      />
      <TextField
        label="Last name"
        span={span}
        autoComplete="family-name"
        {...form.field('lastName', known.lastName)}
      />
    </>
  );
}

export function PhoneField({ form, known = nothing, optional }: OptionalFieldsProps) {
  return (
    <TextField
      label="Phone number"
      span="half"
      type="tel"
      autoComplete="tel"
      hint="With the country code, for example +971"
      optional={optional}
      {...form.field('phoneNumber', known.phoneNumber)}
    />
  );
}

export function ProfessionField({ form, known = nothing, optional }: OptionalFieldsProps) {
  return (
    <SelectField
      label="Profession"
      span="half"
      options={PROFESSIONS}
      placeholder="Please choose"
      autoComplete="organization-title"
      optional={optional}
      {...form.field('profession', known.profession)}
    />
  );
}

export function AddressFields({ form, known = nothing, optional }: OptionalFieldsProps) {
  return (
    <>
      <TextField
        label="Address"
        autoComplete="street-address"
        optional={optional}
        {...form.field('address', known.address)}
      />
      <TextField
        label="City"
        span="third"
        autoComplete="address-level2"
        optional={optional}
        {...form.field('city', known.city)}
      />
      <TextField
        label="State"
        span="always-third"
        autoComplete="address-level1"
        optional
        {...form.field('state', known.state)}
      />
      <TextField
        label="ZIP code"
        span="always-third"
        autoComplete="postal-code"
        optional
        {...form.field('zipCode', known.zipCode)}
      />
      <ComboboxField
        label="Country"
        options={COUNTRIES}
        placeholder="Please choose"
        autoComplete="country-name"
        optional={optional}
        {...form.field('country', known.country)}
      />
    </>
  );
}
