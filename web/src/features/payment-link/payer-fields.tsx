import { COUNTRIES } from '#contracts/accounts/countries.ts';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { ComboboxField } from '#web/ui/controls/combobox-field.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';

const DEFAULT_COUNTRY = 'United Arab Emirates';

/** Who pays: at first whom the case names, after a failed payment what this browser's payer had entered. */
export function PayerFields({ request, form }: { request: LinkCase; form: FormIssues }) {
  const { payer, lastEntries } = request;
  return (
    <FieldGrid>
      <TextField
        label="Name"
        span="half"
        autoComplete="name"
        {...form.field('payerName', lastEntries?.payerName ?? payer.name)}
      />
      <TextField
        label="Email"
        span="half"
        type="email"
        autoComplete="email"
        {...form.field('payerEmail', lastEntries?.payerEmail ?? payer.email)}
      />
      <TextField
        label="Phone"
        span="half"
        type="tel"
        autoComplete="tel"
        {...form.field('payerPhone', lastEntries?.payerPhone ?? payer.phone)}
      />
      <ComboboxField
        label="Country"
        span="half"
        autoComplete="country-name"
        options={COUNTRIES}
        {...form.field('billingCountry', lastEntries?.billingCountry ?? DEFAULT_COUNTRY)}
      />
      <TextField
        label="Billing address"
        span="half"
        autoComplete="street-address"
        {...form.field('billingAddress', lastEntries?.billingAddress)}
      />
      <TextField
        label="City"
        span="half"
        autoComplete="address-level2"
        {...form.field('billingCity', lastEntries?.billingCity)}
      />
      <TextField
        label="Company"
        span="half"
        autoComplete="organization"
        optional
        {...form.field('billingCompany', lastEntries?.billingCompany)}
      />
      <TextField
        label="Tax number"
        span="half"
        autoComplete="off"
        optional
        {...form.field('billingTaxNumber', lastEntries?.billingTaxNumber)}
      />
    </FieldGrid>
  );
}
