import { backText, ReceivedFields, RefundFields } from '#web/forms/money-fields.tsx';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { currencyOf, fieldAmount, outstandingOf, sumText } from '../case-words.ts';
import { type ActFormProps, ActFrame } from './act-frame.tsx';

export function MarkPaidForm(props: ActFormProps) {
  const { one, failure, today } = props;
  const form = useFormIssues(failure);
  const currency = currencyOf(one);
  const outstanding = outstandingOf(one);
  const amount = {
    name: 'amount',
    currency,
    initial: outstanding === null ? '' : fieldAmount(outstanding),
    hint: outstanding === null ? rangeWords(props) : `${sumText(currency, outstanding)} is outstanding`,
  };
  return (
    <ActFrame {...props} act="mark-paid" confirmLabel="Mark Paid">
      <input type="hidden" name="currency" value={currency} />
      <FieldGrid>
        <ReceivedFields form={form} amount={amount} today={today} />
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
  return (
    <ActFrame {...props} act="refund" confirmLabel="Give the money back" danger>
      <RefundFields
        form={form}
        name="amount"
        mostAed={one.refundableAed}
        consequences={(minor) => (
          <>
            <li>{backText(minor)} goes back to where it came from. This cannot be undone.</li>
            <li>
              {minor === one.refundableAed
                ? 'That is all that came in: the case becomes refunded.'
                : 'The rest stays with the academy.'}
            </li>
          </>
        )}
      />
    </ActFrame>
  );
}
