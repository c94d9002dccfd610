import type { Held } from '#domain/courses/course-kind.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { momentIn } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Countdown } from '#web/ui/instruments/countdown.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { GiveUpForm } from './give-up-form.tsx';

interface OpenOrderNoticeProps {
  order: { reference: string; method: 'card' | 'bank' | 'free' | 'credit' | null; holdEndsAt: string | null };
  /** What waits for the payment. */
  held: Held;
  now: string;
  /** The venue's. */
  zone: string;
  idempotencyKey: string;
  payFailure?: FormFailure;
  giveUpFailure?: FormFailure;
  /** The page with the bank's details, where this is another one. */
  detailsTo?: string;
  /** Called when the hold is over. */
  onEnd: () => void;
}

/** An order that was placed and not paid: until when the seat is held, and the two ways on. */
export function OpenOrderNotice(props: OpenOrderNoticeProps) {
  const { order, held, now, zone, idempotencyKey, payFailure, giveUpFailure, detailsTo, onEnd } = props;
  const isBank = order.method === 'bank';
  return (
    <Notice
      tone="warning"
      title={isBank ? `Your ${held} waits for your transfer` : 'Your payment is not finished'}
      className="mb-8"
      action={
        <div className="flex flex-wrap items-start gap-3">
          {isBank && detailsTo && (
            <ButtonLink variant="primary" to={detailsTo}>
              Show the bank details
            </ButtonLink>
          )}
          {!isBank && (
            <ContinueForm reference={order.reference} idempotencyKey={idempotencyKey} failure={payFailure} />
          )}
          <GiveUpForm reference={order.reference} failure={giveUpFailure} />
        </div>
      }
    >
      Order {order.reference}
      {order.holdEndsAt && <Waits until={order.holdEndsAt} {...{ held, now, zone, isBank, onEnd }} />}
    </Notice>
  );
}

interface WaitsProps {
  until: string;
  held: Held;
  now: string;
  zone: string;
  isBank: boolean;
  onEnd: () => void;
}

/** A card is paid within minutes, which are counted; a transfer has days, which are dated. */
function Waits({ until, held, now, zone, isBank, onEnd }: WaitsProps) {
  if (isBank) return `. Your ${held} is held until ${momentIn(zone, until)}.`;
  return (
    <>
      . Your {held} is held for <Countdown until={until} now={now} onEnd={onEnd} />.
    </>
  );
}

interface ContinueFormProps {
  reference: string;
  idempotencyKey: string;
  failure?: FormFailure;
}

/** Leads to the same card page as before, as long as it is open. */
function ContinueForm({ reference, idempotencyKey, failure }: ContinueFormProps) {
  return (
    <Form intent="continue" failure={failure} idempotencyKey={idempotencyKey} preventScrollReset>
      <input type="hidden" name="reference" value={reference} />
      <SubmitButton busyLabel="Processing...">Continue to payment</SubmitButton>
    </Form>
  );
}
