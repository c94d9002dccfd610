import { useState } from 'react';
import { parseDecimal } from '#web/forms/parse-decimal.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { aedText } from '#web/lib/format.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { currencyOf, fieldAmount, outstandingOf, sumText } from '../case-words.ts';
import { type ActFormProps, ActFrame } from './act-frame.tsx';

export function MarkPaidForm(props: ActFormProps) {
  const { one, failure, today } = props;
  const form = useFormIssues(failure);
  const currency = currencyOf(one);
  const outstanding = outstandingOf(one);
  return (
    <ActFrame {...props} act="mark-paid" confirmLabel="Mark Paid">
      <input type="hidden" name="currency" value={currency} />
      <FieldGrid>
        <TextField
          label="Amount"
          prefix={currency}
          inputMode="decimal"
          span="half"
          hint={outstanding === null ? rangeWords(props) : `${sumText(currency, outstanding)} is outstanding`}
          {...form.field('amount', outstanding === null ? '' : fieldAmount(outstanding))}
        />
        <TextField
          label="Received on"
          type="date"
          max={today}
          span="half"
          {...form.field('receivedOn', today)}
        />
        <TextField label="Method" maxLength={60} span="half" {...form.field('paymentMethod', 'Manual')} />
        <TextField
          label="Reference"
          optional
          maxLength={80}
          autoComplete="off"
          span="half"
          {...form.field('reference')}
        />
        <TextField
          label="Notes"
          optional
          maxLength={500}
          {...form.field('notes', 'Marked as paid by admin')}
        />
      </FieldGrid>
      <p className="text-muted">
        The money is written to the journal and the payer gets a receipt. Less than is outstanding leaves the
        case partially paid.
      </p>
    </ActFrame>
  );
}

function rangeWords({ one }: ActFormProps): string {
  const { min, max } = one.amount;
  const currency = currencyOf(one);
  if (one.paymentType !== 'range') return 'The first payment decides the total';
  return `${sumText(currency, min ?? 0)} to ${sumText(currency, max ?? 0)} is asked for`;
}

export function RefundForm(props: ActFormProps) {
  const { one, failure } = props;
  const form = useFormIssues(failure);
  const whole = fieldAmount(one.refundableAed / 100);
  const [amount, setAmount] = useState(form.enteredValue('amount', whole));
  const { onChange, ...field } = form.field('amount', whole);
  return (
    <ActFrame {...props} act="refund" confirmLabel="Give the money back" danger>
      <FieldGrid>
        <TextField
          label="Amount"
          prefix="AED"
          inputMode="decimal"
          span="half"
          hint={`At most ${aedText(one.refundableAed)}`}
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
      <RefundConsequences one={one} amount={amount} />
      <FieldGrid>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          span="half"
          hint="Asked again, because money leaves the academy"
          {...form.field('password')}
        />
      </FieldGrid>
    </ActFrame>
  );
}

/** Without a script it speaks of the amount above, whatever is entered there. */
function RefundConsequences({ one, amount }: Pick<ActFormProps, 'one'> & { amount: string }) {
  const minor = parseDecimal(amount, 2);
  const isAll = minor === one.refundableAed;
  return (
    <Notice tone="warning" title="What will happen">
      <ul className="list-disc ps-5">
        <li>
          {minor === undefined ? 'The amount above' : aedText(minor)} goes back to where it came from. This
          cannot be undone.
        </li>
        <li>
          {isAll
            ? 'That is all that came in: the case becomes refunded.'
            : 'The rest stays with the academy.'}
        </li>
      </ul>
    </Notice>
  );
}
