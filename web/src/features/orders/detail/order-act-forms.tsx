import { type ReactNode, useState } from 'react';
import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import { enteredTick } from '#web/forms/entered-tick.ts';
import { backText, ReceivedFields, RefundFields } from '#web/forms/money-fields.tsx';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { aedText, eurText, longDay } from '#web/lib/format.ts';
import { amountText } from '#web/lib/number-text.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { TERMS_WORDS } from '#web/lib/orders/agreed-by-phone.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { type ActFormProps, ActSheet } from './act-sheet.tsx';
import { lacksTerms, type OrderAct } from './order-acts.ts';
import { PaperForm } from './paper-act-form.tsx';
import { CancelSaleForm, LetterForm } from './sale-act-forms.tsx';

const PLACE_CHOICES = [
  { value: 'cancel', label: 'Cancel it and free the seat' },
  { value: 'keep', label: 'Keep it, with what is still due' },
] as const;

const forms: Readonly<Record<OrderAct, (props: ActFormProps) => ReactNode>> = {
  transfer: TransferForm,
  accept: AcceptForm,
  remind: RemindForm,
  hold: HoldForm,
  letter: LetterForm,
  paper: PaperForm,
  cancel: CancelSaleForm,
  refund: RefundForm,
};

/** One act at a time, as a section of the page whose address names it: no script is needed to open it. */
export function OrderActForm({ act, ...props }: ActFormProps & { act: OrderAct }) {
  const OwnForm = forms[act];
  return <OwnForm {...props} />;
}

function TransferForm(props: ActFormProps) {
  const { order, failure, today } = props;
  const form = useFormIssues(failure);
  const initial = order.nextDue ? amountText(order.nextDue.aed) : '';
  return (
    <ActSheet {...props} act="transfer" title="Record a bank transfer" confirmLabel="Record transfer">
      <FieldGrid>
        <ReceivedFields form={form} amount={{ name: 'amountAed', currency: 'AED', initial }} today={today} />
        <TextField
          label="Bank reference"
          hint="The bank’s own number of the transfer. Each counts once."
          autoComplete="off"
          {...form.field('transactionId')}
        />
        <TextField label="Note" optional maxLength={500} {...form.field('note')} />
      </FieldGrid>
      {lacksTerms(order) && (
        <Checkbox
          name="agreedTerms"
          label={TERMS_WORDS}
          hint="Their order was sold by link, and they have not agreed on its page."
          defaultChecked={enteredTick(form, 'agreedTerms', false)}
          error={form.errorOf('agreedTerms')}
        />
      )}
      <p className="text-muted">
        The oldest open part is paid first. What is more than was asked for is given back and shown under
        “Needs action”.
      </p>
    </ActSheet>
  );
}

function AcceptForm(props: ActFormProps) {
  const { firstName, lastName } = props.order.payer;
  return (
    <ActSheet {...props} act="accept" title="Accept a bank transfer" confirmLabel="Accept a transfer">
      <p>
        {firstName} {lastName} can choose bank transfer at the checkout, although as many seats of the course
        as may wait for transfers are waiting. The seat is held as soon as they do.
      </p>
    </ActSheet>
  );
}

function RemindForm(props: ActFormProps) {
  const { payer, nextDue } = props.order;
  return (
    <ActSheet {...props} act="remind" title="Remind of the payment" confirmLabel="Send reminder">
      <p>
        {payer.firstName} {payer.lastName} is reminded by email
        {nextDue && ` of ${aedText(nextDue.aed)}, due on ${longDay(nextDue.dueOn)}`}. It goes to{' '}
        <span className="wrap-anywhere">{payer.email}</span> and leads to the page where the part is paid.
      </p>
    </ActSheet>
  );
}

function HoldForm(props: ActFormProps) {
  const { order, failure } = props;
  const form = useFormIssues(failure);
  return (
    <ActSheet {...props} act="hold" title="Hold the seat longer" confirmLabel="Extend hold">
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
    </ActSheet>
  );
}

function RefundForm(props: ActFormProps) {
  const { order, failure } = props;
  const form = useFormIssues(failure);
  const [place, setPlace] = useState(form.enteredValue('cancelEnrolment'));
  return (
    <ActSheet {...props} act="refund" title="Give money back" confirmLabel="Give the money back" danger>
      <RefundFields
        form={form}
        name="amountAed"
        mostAed={order.refundableAed}
        consequences={(minor) => <Consequences order={order} minor={minor} place={place} />}
      >
        {order.refundableCreditEur > 0 && (
          <FieldGrid>
            <TextField
              label="To the credit note"
              prefix="EUR"
              inputMode="decimal"
              span="half"
              hint={`At most ${eurText(order.refundableCreditEur)}, which it has paid`}
              {...form.field('creditEur', amountText(order.refundableCreditEur))}
            />
          </FieldGrid>
        )}
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
      </RefundFields>
    </ActSheet>
  );
}

interface ConsequencesProps {
  order: AdminOrderDetail;
  minor: number | undefined;
  place: string;
}

function Consequences({ order, minor, place }: ConsequencesProps) {
  const { firstName, lastName } = order.payer;
  return (
    <>
      <li>
        {backText(minor)} goes back to {firstName} {lastName}, to the card or account it came from. This
        cannot be undone.
      </li>
      <li>The refund is written to the journal and {firstName} is told by email.</li>
      <li>{order.state === 'confirmed' && place === '' ? UNDECIDED : placeWords(order, place)}</li>
    </>
  );
}

const UNDECIDED = 'The place on the course is kept or cancelled, as chosen above.';

const placeWords = ({ nextDue }: AdminOrderDetail, place: string): string => {
  if (place === 'cancel')
    return 'The enrollment is cancelled, the seat is free for somebody else, and nothing is due any more.';
  return nextDue
    ? `The enrollment and the seat stay, and ${aedText(nextDue.aed)} stays due on ${longDay(nextDue.dueOn)}.`
    : 'The enrollment and the seat stay, and nothing more is due.';
};
