import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { aedText, eurText } from '#web/lib/format.ts';

interface PayFormProps {
  reference: string;
  /** The part that is paid, and what is open of it. */
  part: { obligationId: string; eur: number; aed: number };
  /** What it is of: 'Instalment 2 of 3', or a course. */
  name: string;
  idempotencyKey: string;
  /** Of several, all but the next. */
  isLater?: boolean;
  /** The sum stands beside it. */
  isBrief?: boolean;
  failure?: FormFailure;
}

/** Leads to the card page of one part, from wherever it is due; a refusal is told on the page of the order. */
export function PayForm(props: PayFormProps) {
  const { reference, part, name, idempotencyKey, isLater, isBrief, failure } = props;
  const { obligationId, eur, aed } = part;
  return (
    <Form
      action={`/orders/${reference}`}
      intent={intentOn('pay', obligationId)}
      failure={failure}
      idempotencyKey={`${idempotencyKey}-${obligationId}`}
      preventScrollReset
    >
      <input type="hidden" name="obligationId" value={obligationId} />
      <SubmitButton
        variant={isLater ? 'outline' : 'primary'}
        size={isLater ? 'sm' : 'md'}
        busyLabel="Processing..."
        aria-label={`Pay ${isBrief ? '' : `${eurText(eur)}, `}${name}, ${aedText(aed)}`}
      >
        {isBrief ? 'Pay' : `Pay ${eurText(eur)}`}
      </SubmitButton>
    </Form>
  );
}
