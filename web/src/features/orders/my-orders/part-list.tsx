import type { OrderDetail } from '#contracts/orders/orders.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { aedText, eurText, longDay } from '#web/lib/format.ts';
import { shownPartState } from '#web/lib/part-state.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { partName, partSign } from './order-state.ts';

type Part = OrderDetail['parts'][number];

interface PartListProps {
  order: Pick<OrderDetail, 'parts' | 'paidAed'>;
  idempotencyKey: string;
  failure?: FormFailure;
}

/** The payments of the plan, each with its date, its state and, where it can be paid by card, a button. */
export function PartList({ order, idempotencyKey, failure }: PartListProps) {
  const { parts } = order;
  const failedPart = failure?.values?.obligationId;
  return (
    <ol className="border-t border-hairline">
      {parts.map((part) => (
        <li
          key={part._id}
          className="grid gap-x-6 gap-y-3 border-b border-hairline py-4 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center"
        >
          <div>
            <p className="font-strong">{partName(part, parts.length)}</p>
            <p className="num text-sm text-muted">Due {longDay(part.dueOn)}</p>
          </div>
          <div className="num md:text-end">
            <p className="font-strong">{eurText(part.eur)}</p>
            <p className="text-sm text-muted">{amountNote(part)}</p>
          </div>
          <div className="grid gap-2 md:min-w-40 md:justify-items-end">
            <PartLamp {...partSign(shownPartState(part, order))} />
            {part.payable && (
              <PayPart
                part={part}
                name={partName(part, parts.length)}
                idempotencyKey={`${idempotencyKey}-${part.sequence}`}
                failure={failedPart === part._id ? failure : undefined}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function PartLamp({ kind, label }: ReturnType<typeof partSign>) {
  return <Lamp kind={kind}>{label}</Lamp>;
}

function amountNote({ aed, paidAed }: Part): string {
  return paidAed > 0 && paidAed < aed ? `${aedText(paidAed)} of ${aedText(aed)} paid` : aedText(aed);
}

interface PayPartProps {
  part: Part;
  name: string;
  idempotencyKey: string;
  failure?: FormFailure;
}

function PayPart({ part, name, idempotencyKey, failure }: PayPartProps) {
  return (
    <Form intent={`pay ${part._id}`} failure={failure} idempotencyKey={idempotencyKey} preventScrollReset>
      <input type="hidden" name="obligationId" value={part._id} />
      <SubmitButton
        variant={part.state === 'upcoming' ? 'outline' : 'primary'}
        busyLabel="Processing..."
        aria-label={`Pay ${name}, ${aedText(part.aed - part.paidAed)}`}
      >
        Pay
      </SubmitButton>
    </Form>
  );
}
