import { type ReactNode, useState } from 'react';
import { aedText } from '#web/lib/format.ts';
import { amountText } from '#web/lib/number-text.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { parseDecimal } from './parse-decimal.ts';
import type { FormIssues } from './use-form-issues.ts';

interface ReceivedFieldsProps {
  form: FormIssues;
  /** What the field of the amount is called, and what it begins with. */
  amount: { name: string; currency: string; initial: string; hint?: ReactNode };
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
}

/** Money that came another way than by card: how much, and when. */
export function ReceivedFields({ form, amount, today }: ReceivedFieldsProps) {
  const { name, currency, initial, hint } = amount;
  return (
    <>
      <TextField
        label="Amount"
        prefix={currency}
        inputMode="decimal"
        span="half"
        hint={hint}
        {...form.field(name, initial)}
      />
      <TextField
        label="Received on"
        type="date"
        max={today}
        span="half"
        {...form.field('receivedOn', today)}
      />
    </>
  );
}

interface RefundFieldsProps {
  form: FormIssues;
  /** What the field of the amount is called. */
  name: string;
  mostAed: number;
  /** What follows, of the fils that are entered; they are undefined while that is no amount. */
  consequences: (minor: number | undefined) => ReactNode;
  /** What is asked besides. */
  children?: ReactNode;
}

/** Money that goes back: how much and why, what will happen, and the password. */
export function RefundFields({ form, name, mostAed, consequences, children }: RefundFieldsProps) {
  const whole = amountText(mostAed);
  const [amount, setAmount] = useState(form.enteredValue(name, whole));
  const { onChange, ...field } = form.field(name, whole);
  return (
    <>
      <FieldGrid>
        <TextField
          label="Amount"
          prefix="AED"
          inputMode="decimal"
          span="half"
          hint={`At most ${aedText(mostAed)}`}
          {...field}
          onChange={(event) => {
            setAmount(event.target.value);
            onChange(event);
          }}
        />
        <TextField
          label="Reason"
          maxLength={300}
          hint="The payer reads it in the email"
          {...form.field('reason')}
        />
      </FieldGrid>
      {children}
      <Notice tone="warning" title="What will happen">
        <ul className="list-disc ps-5">{consequences(parseDecimal(amount, 2))}</ul>
      </Notice>
      <FieldGrid>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          span="half"
          hint="Asked again, because money leaves the academy"
          {...form.field('password')}
        />
      </FieldGrid>
    </>
  );
}

/** The amount that goes back, in words. Without a script they are of the amount above, whatever is entered there. */
export const backText = (minor: number | undefined): string =>
  minor === undefined ? 'The amount above' : aedText(minor);
