import type { ReactNode } from 'react';
import { CASE_CURRENCIES } from '#contracts/payment-cases/case-options.ts';
import { CASE_TYPES, type CaseType } from '#domain/cases/case-amount.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { rateText } from '#web/lib/number-text.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { enteredCurrency, enteredRate, equivalentHint, isAskedFor } from './case-form-sums.ts';
import type { Entered } from './case-form-values.ts';

const TYPE_WORDS: Readonly<Record<CaseType, { label: string; hint: string }>> = {
  fixed: { label: 'Fixed', hint: 'The payer pays exactly this amount.' },
  range: { label: 'Range', hint: 'The payer chooses an amount between the two.' },
  open: { label: 'Open', hint: 'The payer enters any amount.' },
};

const CURRENCY_WORDS = { both: 'Both', EUR: 'EUR', AED: 'AED' };

/** Without a script nothing is hidden; what is not asked for is then not read. */
const shownIf = (isShown: boolean) => (isShown ? undefined : 'hidden noscript:grid');

export interface FormPart {
  form: FormIssues;
  /** What the fields begin with, and what they hold now. */
  initial: Entered;
  entered: Entered;
}

export interface TermsProps extends FormPart {
  /** AED for one EUR by the settings. */
  rate: number;
  isAdmin: boolean;
  /** What follows them. */
  children?: ReactNode;
}

/** What is asked for: until somebody pays all of it can change. */
export function TermsFields(props: TermsProps) {
  const { form, initial, entered } = props;
  return (
    <FieldGrid>
      <RadioGroup
        name="paymentType"
        legend="Payment type"
        options={CASE_TYPES.map((value) => ({ value, label: TYPE_WORDS[value].label }))}
        defaultValue={form.enteredValue('paymentType', initial.paymentType)}
        error={form.errorOf('paymentType')}
        hint={CASE_TYPES.filter((type) => isAskedFor(type, entered)).map((type) => TYPE_WORDS[type].hint)}
        className="md:col-span-3"
      />
      <RadioGroup
        name="currency"
        legend="Currency"
        options={Object.keys(CASE_CURRENCIES).map((value) => ({
          value,
          label: CURRENCY_WORDS[value as keyof typeof CURRENCY_WORDS],
        }))}
        defaultValue={form.enteredValue('currency', initial.currency)}
        error={form.errorOf('currency')}
        hint={
          entered.currency === 'both'
            ? 'Amounts are entered in EUR; the payer may choose either. Cards are charged in AED.'
            : 'Cards are charged in AED.'
        }
        className="md:col-span-3"
      />
      <AmountFields {...props} />
      <InstalmentFields {...props} />
      <RateField {...props} />
      {props.children}
    </FieldGrid>
  );
}

function AmountFields({ form, initial, entered, rate: setting }: TermsProps) {
  const rate = enteredRate(entered, setting);
  const amount = (name: string) => ({
    type: 'number',
    min: 0,
    step: 0.01,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    span: 'half' as const,
    prefix: enteredCurrency(entered),
    hint: equivalentHint(entered[name], entered, rate),
    ...form.field(name, initial[name]),
  });
  const isRange = isAskedFor('range', entered);
  return (
    <>
      <TextField
        label="Amount"
        {...amount('amount.fixed')}
        className={shownIf(isAskedFor('fixed', entered))}
      />
      <TextField label="Minimum amount" {...amount('amount.min')} className={shownIf(isRange)} />
      <TextField label="Maximum amount" {...amount('amount.max')} className={shownIf(isRange)} />
    </>
  );
}

function InstalmentFields({ form, initial, entered }: FormPart) {
  return (
    <>
      <Checkbox
        name="installments"
        label="In installments"
        hint="Equal payments a month apart, all by the same link."
        error={form.errorOf('installments')}
        defaultChecked={'installments' in (form.failure?.values ?? initial)}
        className="col-span-6 md:col-span-3 md:col-start-1"
      />
      <TextField
        label="Number of installments"
        type="number"
        min={2}
        max={12}
        step={1}
        inputMode="numeric"
        span="half"
        {...form.field('numberOfInstallments', initial.numberOfInstallments)}
        className={shownIf('installments' in entered)}
      />
    </>
  );
}

/** Staff keep the rate that a case has: only an administrator may set one. */
function RateField({ form, initial, rate, isAdmin }: TermsProps) {
  if (!isAdmin) return <input type="hidden" name="customRate" value={initial.customRate ?? ''} />;
  return (
    <TextField
      label="Custom rate"
      type="number"
      min={0.1}
      max={100}
      step="any"
      inputMode="decimal"
      span="half"
      optional
      suffix="AED for one EUR"
      hint={`Empty: the rate of the settings, ${rateText(rate)}`}
      {...form.field('customRate', initial.customRate)}
      className="md:col-start-1"
    />
  );
}
