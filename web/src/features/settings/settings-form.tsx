import type { ReactNode } from 'react';
import type { Settings } from '#contracts/site/admin-settings.ts';
import { formatRate, rateMicro } from '#domain/money/money.ts';
import { enteredTick } from '#web/forms/entered-tick.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, type FormIssues, useFormIssues } from '#web/forms/use-form-issues.ts';
import { decimalText } from '#web/lib/number-text.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

interface SettingsFormProps {
  settings: Settings;
  version: number;
  failure?: FormFailure;
}

/**
 * A refused form keeps the version it was read with: who meets another's change has to load it first and
 * cannot press it away.
 */
export function SettingsForm({ settings, version, failure }: SettingsFormProps) {
  const form = useFormIssues(failure);
  const part = { form, settings };
  return (
    <Form intent="save" failure={failure} className="grid gap-4">
      <input type="hidden" name="version" value={form.enteredValue('version', String(version))} />
      <Brand {...part} />
      <LegalAndTax {...part} />
      <Rates {...part} />
      <Contact {...part} />
      <Bank {...part} />
      <Security {...part} />
      <Part title="Confirmation">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          span="half"
          hint="Asked again, because payments depend on what is set here"
          {...form.field('password')}
        />
      </Part>
      <div>
        <SubmitButton>Save settings</SubmitButton>
      </div>
    </Form>
  );
}

interface PartProps {
  form: FormIssues;
  settings: Settings;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet title={title} beside>
      <FieldGrid>{children}</FieldGrid>
    </Sheet>
  );
}

function Brand({ form, settings: { brand } }: PartProps) {
  return (
    <Part title="Brand">
      <TextField label="Name" span="half" {...form.field('settings.brand.name', brand.name)} />
      <TextField
        label="Name in addresses"
        span="half"
        hint="Small letters, digits and hyphens, as in /why-name"
        {...form.field('settings.brand.slug', brand.slug)}
      />
      <TextField label="Strapline" optional {...form.field('settings.brand.strapline', brand.strapline)} />
    </Part>
  );
}

function LegalAndTax({ form, settings: { legal, tax } }: PartProps) {
  return (
    <Part title="Legal entity and tax">
      <TextField label="Legal name" span="half" {...form.field('settings.legal.name', legal.name)} />
      <TextField
        label="Tax registration number"
        span="half"
        optional
        {...form.field('settings.legal.taxRegistrationNumber', legal.taxRegistrationNumber)}
      />
      <TextField label="Legal address" {...form.field('settings.legal.address', legal.address)} />
      <TextField label="Tax name" span="half" {...form.field('settings.tax.name', tax.name)} />
      <TextField
        label="Tax rate"
        span="half"
        suffix="%"
        inputMode="decimal"
        hint="Contained in every price; frozen with each order"
        {...form.field('settings.tax.rateBp', decimalText(tax.rateBp, 2))}
      />
    </Part>
  );
}

function Rates({ form, settings: { rates } }: PartProps) {
  const rate = (name: string, value: number) => ({
    inputMode: 'decimal' as const,
    ...form.field(`settings.rates.${name}`, formatRate(rateMicro(value))),
  });
  return (
    <Part title="Exchange rates">
      <TextField
        label="Checkout rate"
        span="half"
        suffix="AED for 1 EUR"
        hint="Touches new orders only"
        {...rate('checkoutRate', rates.checkoutRate)}
      />
      <TextField
        label="Payment link rate"
        span="half"
        suffix="AED for 1 EUR"
        {...rate('paymentLinkRate', rates.paymentLinkRate)}
      />
      <TextField label="USD for 1 EUR" span="third" {...rate('approximate.USD', rates.approximate.USD)} />
      <TextField label="GBP for 1 EUR" span="third" {...rate('approximate.GBP', rates.approximate.GBP)} />
      <TextField label="INR for 1 EUR" span="third" {...rate('approximate.INR', rates.approximate.INR)} />
      <p className="col-span-6 text-muted">
        The last three are shown as “approximately”; nothing is charged by them.
      </p>
    </Part>
  );
}

function Contact({ form, settings: { contact } }: PartProps) {
  const field = (name: keyof Settings['contact']) => form.field(`settings.contact.${name}`, contact[name]);
  return (
    <Part title="Contacts">
      <TextField label="Email" type="email" span="half" {...field('email')} />
      <TextField label="Phone" type="tel" span="half" {...field('phone')} />
      <TextField label="WhatsApp" type="tel" span="half" {...field('whatsapp')} />
      <TextField label="Hours" span="half" optional {...field('hours')} />
      <TextField label="Address" optional {...field('address')} />
    </Part>
  );
}

function Bank({ form, settings: { bank } }: PartProps) {
  const field = (name: 'accountName' | 'bankName' | 'iban' | 'swift') =>
    form.field(`settings.bank.${name}`, bank[name]);
  return (
    <Part title="Bank transfer">
      <Checkbox
        name="settings.bank.enabled"
        label="Offer bank transfer at the checkout"
        defaultChecked={enteredTick(form, 'settings.bank.enabled', bank.enabled)}
        className="col-span-6"
      />
      <TextField label="Account name" span="half" optional {...field('accountName')} />
      <TextField label="Bank" span="half" optional {...field('bankName')} />
      <TextField label="IBAN" span="half" optional autoComplete="off" {...field('iban')} />
      <TextField label="SWIFT" span="half" optional autoComplete="off" {...field('swift')} />
      <TextField
        label="Days a seat is held"
        span="half"
        inputMode="numeric"
        hint="1 to 60; for how long a seat waits for a transfer"
        {...form.field('settings.bank.holdDays', String(bank.holdDays))}
      />
    </Part>
  );
}

function Security({ form, settings: { security } }: PartProps) {
  const name = 'settings.security.requireTwoStepForAdmins';
  return (
    <Part title="Logins">
      <Checkbox
        name={name}
        label="Ask administrators for two-step login"
        hint="Whoever has not set it up is led there before anything of the back office"
        error={form.errorOf(name)}
        defaultChecked={enteredTick(form, name, security.requireTwoStepForAdmins)}
        className="col-span-6"
      />
    </Part>
  );
}
