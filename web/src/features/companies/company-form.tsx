import { COUNTRIES } from '#contracts/accounts/countries.ts';
import type { CompanyDetail } from '#contracts/companies/admin-companies.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { COMPANIES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ComboboxField } from '#web/ui/controls/combobox-field.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

interface CompanyFormProps {
  /** Left out for a new one. */
  company?: CompanyDetail;
  failure?: FormFailure;
  idempotencyKey?: string;
}

/** What stands on the bills of a company. */
export function CompanyForm({ company, failure, idempotencyKey }: CompanyFormProps) {
  const form = useFormIssues(failure);
  return (
    <Sheet title={company ? 'What stands on its bills' : 'New company'} opened={!company}>
      <Form
        intent={company ? 'save' : 'create'}
        failure={failure}
        idempotencyKey={idempotencyKey}
        className="grid gap-5"
      >
        {company && <input type="hidden" name="updatedAt" value={company.updatedAt} />}
        <FieldGrid>
          <TextField label="Name" span="half" {...form.field('name', company?.name)} />
          <TextField
            label="Tax number"
            span="half"
            optional
            hint="No two companies have the same."
            autoComplete="off"
            {...form.field('taxNumber', company?.taxNumber)}
          />
          <TextField label="Address" {...form.field('address', company?.address)} />
          <TextField label="City" span="half" {...form.field('city', company?.city)} />
          <TextField label="State" span="half" optional {...form.field('state', company?.state)} />
          <TextField label="ZIP code" span="half" optional {...form.field('zipCode', company?.zipCode)} />
          <ComboboxField
            label="Country"
            span="half"
            options={COUNTRIES}
            placeholder="Please choose"
            {...form.field('country', company?.country)}
          />
          <TextField
            label="Billing email"
            type="email"
            optional
            hint="Receipts go here too. Letters about courses go to the people alone."
            {...form.field('billingEmail', company?.billingEmail)}
          />
          <TextArea
            label="Note"
            optional
            rows={3}
            maxLength={2000}
            hint="For the office only."
            {...form.field('note', company?.note)}
          />
        </FieldGrid>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{company ? 'Save' : 'Add company'}</SubmitButton>
          {!company && <ButtonLink to={COMPANIES}>Cancel</ButtonLink>}
        </div>
      </Form>
    </Sheet>
  );
}
