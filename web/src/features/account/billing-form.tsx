import { TITLES } from '#contracts/accounts/account-options.ts';
import type { BillingProfile } from '#contracts/accounts/profile.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, type FormIssues, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { BilledCompany, SwitchBilled } from './billed-company.tsx';
import { AddressFields, NameFields, PhoneField } from './person-fields.tsx';

interface BillingFormProps {
  billing: BillingProfile;
  failure?: FormFailure;
  /** Leads back to the view without saving. */
  cancelTo?: string;
}

/** Who is billed. The e-mail address here is for receipts and does not change the login. */
export function BillingForm({ billing, failure, cancelTo }: BillingFormProps) {
  const form = useFormIssues(failure);
  const known = {
    firstName: billing.firstName,
    lastName: billing.lastName,
    phoneNumber: billing.phoneNumber,
  };
  const isOfCompany = billing.ownCompany?.isBilled === true;
  return (
    <Form intent="save-billing" failure={failure} preventScrollReset>
      <FieldGrid>
        <SelectField
          label="Title"
          span="third"
          options={TITLES}
          placeholder="None"
          autoComplete="honorific-prefix"
          optional
          {...form.field('title', billing.title)}
        />
        <NameFields form={form} known={known} span="third" />
        <TextField
          label="Email"
          type="email"
          span="half"
          autoComplete="email"
          hint={isOfCompany ? 'Letters about your courses go here.' : 'Receipts go here.'}
          {...form.field('email', billing.email)}
        />
        <PhoneField form={form} known={known} />
        <TextField
          label="Alternative phone"
          span="half"
          type="tel"
          autoComplete="tel"
          optional
          {...form.field('alternativePhone', billing.alternativePhone)}
        />
        {isOfCompany ? <BilledCompany billing={billing} /> : <OwnBill form={form} billing={billing} />}
        <TextField
          label="Purchase order"
          span="half"
          autoComplete="off"
          optional
          {...form.field('purchaseOrder', billing.purchaseOrder)}
        />
      </FieldGrid>
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton busyLabel="Saving...">Save</SubmitButton>
        {cancelTo && (
          <ButtonLink to={cancelTo} preventScrollReset replace>
            Cancel
          </ButtonLink>
        )}
        {billing.ownCompany && <SwitchBilled company={billing.ownCompany} />}
      </div>
    </Form>
  );
}

/** What stands on a bill of one's own. */
function OwnBill({ form, billing }: { form: FormIssues; billing: BillingProfile }) {
  const { address, city, state, zipCode, country } = billing;
  return (
    <>
      <AddressFields form={form} known={{ address, city, state, zipCode, country }} />
      <TextField
        label="Company"
        autoComplete="organization"
        optional
        {...form.field('company', billing.company)}
      />
      <TextField
        label="Tax number"
        span="half"
        autoComplete="off"
        optional
        {...form.field('taxNumber', billing.taxNumber)}
      />
    </>
  );
}
