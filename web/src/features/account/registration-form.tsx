import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { TermsLinks } from '#web/forms/terms-links.tsx';
import { type FieldRule, type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { NewPasswordFields, passwordRules } from './password-fields.tsx';
import { AddressFields, NameFields, PhoneField, ProfessionField } from './person-fields.tsx';

interface RegistrationFormProps {
  failure?: FormFailure;
  intent?: string;
  /** At the checkout everything is asked for and the terms are agreed to; elsewhere name and e-mail are enough. */
  atCheckout?: boolean;
  submitLabel: string;
  /** The address that is probably theirs. */
  email?: string;
  /** Of fields that the browser judges, in words of the page. */
  rules?: Readonly<Record<string, FieldRule>>;
  /** Hidden fields, such as the way back. */
  children?: ReactNode;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { failure, intent, atCheckout, submitLabel, email, rules = passwordRules, children } = props;
  const form = useFormIssues(failure, rules);
  const optional = !atCheckout;
  return (
    <Form intent={intent} failure={failure} preventScrollReset>
      {children}
      <FieldGrid>
        <NameFields form={form} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="Your user name. Confirmations go here."
          {...form.field('email', email)}
        />
        <NewPasswordFields form={form} />
        <ProfessionField form={form} optional={optional} />
        <PhoneField form={form} optional={optional} />
        <AddressFields form={form} optional={optional} />
      </FieldGrid>
      {atCheckout ? (
        <Checkbox
          className="mt-4"
          label={<TermsLabel />}
          name="agreeTerms"
          defaultChecked={form.enteredValue('agreeTerms') === 'on'}
          error={form.errorOf('agreeTerms')}
        />
      ) : (
        <p className="mt-4 text-sm text-muted">
          With the account you agree to the <TermsLinks />.
        </p>
      )}
      <SubmitButton className="mt-6" busyLabel="Creating your account...">
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}

const TermsLabel = () => (
  <>
    I agree to the <TermsLinks />
  </>
);
