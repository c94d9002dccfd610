import { useState } from 'react';
import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { parseDecimal } from '#web/forms/parse-decimal.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { aedText, longDay } from '#web/lib/format.ts';
import { amountText } from '#web/lib/number-text.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { OrderAct } from './order-acts.ts';

const PLACE_CHOICES = [
  { value: 'cancel', label: 'Cancel it and free the seat' },
  { value: 'keep', label: 'Keep it, with what is still due' },
] as const;

interface ActFormProps {
  order: AdminOrderDetail;
  failure?: FormFailure;
  idempotencyKey: string;
  today: string;
}

/** One act at a time, as a section of the page whose address names it: no script is needed to open it. */
export function OrderActForm({ act, ...props }: ActFormProps & { act: OrderAct }) {
  if (act === 'transfer') return <TransferForm {...props} />;
  if (act === 'hold') return <HoldForm {...props} />;
  return <RefundForm {...props} />;
}

function Cancel({ order }: Pick<ActFormProps, 'order'>) {
  return (
    <ButtonLink to={`${ORDERS}/${order.reference}`} preventScrollReset>
      Cancel
    </ButtonLink>
  );
}

function TransferForm({ order, failure, idempotencyKey, today }: ActFormProps) {
  const form = useFormIssues(failure);
  return (
    <Sheet title="Record a bank transfer">
      <Form
        intent="transfer"
        failure={failure}
        idempotencyKey={idempotencyKey}
        className="grid max-w-160 gap-5"
      >
        <FieldGrid>
          <TextField
            label="Amount"
            prefix="AED"
            inputMode="decimal"
            span="half"
            {...form.field('amountAed', order.nextDue ? amountText(order.nextDue.aed) : '')}
          />
          <TextField
            label="Received on"
            type="date"
            max={today}
            span="half"
            {...form.field('receivedOn', today)}
          />
          <TextField
            label="Bank reference"
            hint="The bank’s own number of the transfer. Each counts once."
            autoComplete="off"
            {...form.field('transactionId')}
          />
          <TextField label="Note" optional maxLength={500} {...form.field('note')} />
        </FieldGrid>
        <p className="text-muted">
          The oldest open part is paid first. What is more than was asked for is given back and shown under
          “Needs action”.
        </p>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>Record transfer</SubmitButton>
          <Cancel order={order} />
        </div>
      </Form>
    </Sheet>
  );
}

function HoldForm({ order, failure, idempotencyKey }: ActFormProps) {
  const form = useFormIssues(failure);
  return (
    <Sheet title="Hold the seat longer">
      <Form intent="hold" failure={failure} idempotencyKey={idempotencyKey} className="grid max-w-160 gap-5">
        {order.holdEndsAt && (
          <p>
            The seat is held until <strong className="num">{officeMoment(order.holdEndsAt)}</strong>.
          </p>
        )}
        <FieldGrid>
          <TextField
            label="Days longer"
            inputMode="numeric"
            span="half"
            hint="1 to 60"
            {...form.field('days', '3')}
          />
        </FieldGrid>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>Extend hold</SubmitButton>
          <Cancel order={order} />
        </div>
      </Form>
    </Sheet>
  );
}

function RefundForm({ order, failure, idempotencyKey }: ActFormProps) {
  const form = useFormIssues(failure);
  const whole = amountText(order.refundableAed);
  const [amount, setAmount] = useState(form.enteredValue('amountAed', whole));
  const [place, setPlace] = useState(form.enteredValue('cancelEnrolment'));
  const { onChange, ...field } = form.field('amountAed', whole);
  return (
    <Sheet title="Give money back">
      <Form
        intent="refund"
        failure={failure}
        idempotencyKey={idempotencyKey}
        className="grid max-w-160 gap-5"
      >
        <FieldGrid>
          <TextField
            label="Amount"
            prefix="AED"
            inputMode="decimal"
            span="half"
            hint={`At most ${aedText(order.refundableAed)}`}
            {...field}
            onChange={(event) => {
              setAmount(event.target.value);
              onChange(event);
            }}
          />
          <TextField label="Reason" hint="The payer reads it in the email" {...form.field('reason')} />
        </FieldGrid>
        {order.state === 'confirmed' && (
          <FieldGrid>
            <RadioGroup
              name="cancelEnrolment"
              legend="The place on the course"
              hint="Has to be said where everything goes back"
              options={PLACE_CHOICES}
              defaultValue={place}
              error={form.errorOf('cancelEnrolment')}
              onChange={(event) => setPlace(event.target.value)}
            />
          </FieldGrid>
        )}
        <Consequences order={order} amount={amount} place={place} />
        <FieldGrid>
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            span="half"
            hint="Asked again, because money leaves the academy"
            {...form.field('password')}
          />
        </FieldGrid>
        <div className="flex flex-wrap gap-2">
          <SubmitButton variant="danger">Give the money back</SubmitButton>
          <Cancel order={order} />
        </div>
      </Form>
    </Sheet>
  );
}

/** Without a script it speaks of the amount above, whatever is entered there. */
function Consequences({ order, amount, place }: { order: AdminOrderDetail; amount: string; place: string }) {
  const minor = parseDecimal(amount, 2);
  const { firstName, lastName } = order.payer;
  return (
    <Notice tone="warning" title="What will happen">
      <ul className="list-disc ps-5">
        <li>
          {minor === undefined ? 'The amount above' : aedText(minor)} goes back to {firstName} {lastName}, to
          the card or account it came from. This cannot be undone.
        </li>
        <li>The refund is written to the journal and {firstName} is told by email.</li>
        <li>
          {place === 'cancel'
            ? 'The enrollment is cancelled, the seat is free for somebody else, and nothing is due any more.'
            : keptWords(order)}
        </li>
      </ul>
    </Notice>
  );
}

const keptWords = ({ nextDue }: AdminOrderDetail): string =>
  nextDue
    ? `The enrollment and the seat stay, and ${aedText(nextDue.aed)} stays due on ${longDay(nextDue.dueOn)}.`
    : 'The enrollment and the seat stay, and nothing more is due.';
