import type { OrderSummary } from '#contracts/orders/orders.ts';
import type { Held } from '#domain/courses/course-kind.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { momentIn } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Countdown } from '#web/ui/instruments/countdown.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ContinueForm } from './continue-form.tsx';
import { GiveUpForm } from './give-up-form.tsx';

interface OpenOrderNoticeProps {
  order: {
    reference: string;
    method: OrderSummary['method'];
    holdEndsAt: string | null;
    /** The course office has made it, and its buyer has agreed to nothing yet. */
    asksForTerms?: boolean;
    /** Nothing can be paid before the license of its person was accepted. */
    isLookedAt: boolean;
  };
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
      title={titleOf(order, held)}
      className="mb-8"
      action={
        <div className="flex flex-wrap items-start gap-3">
          {isBank && detailsTo && (
            <ButtonLink variant="primary" to={detailsTo}>
              Show the bank details
            </ButtonLink>
          )}
          {!isBank && !order.asksForTerms && !order.isLookedAt && (
            <ContinueForm order={order} idempotencyKey={idempotencyKey} failure={payFailure} />
          )}
          <GiveUpForm reference={order.reference} failure={giveUpFailure} />
        </div>
      }
    >
      Order {order.reference}
      {order.isLookedAt && '. Nothing is charged yet; we write to you when you can pay'}
      {order.holdEndsAt && <Waits until={order.holdEndsAt} {...{ held, now, zone, isBank, onEnd }} />}
    </Notice>
  );
}

const titleOf = ({ method, asksForTerms, isLookedAt }: OpenOrderNoticeProps['order'], held: Held): string => {
  if (isLookedAt) return `Your ${held} is held while we look at your license`;
  if (method === 'bank') return `Your ${held} waits for your transfer`;
  return asksForTerms ? 'Your order is ready to be paid' : 'Your payment is not finished';
};

interface WaitsProps {
  until: string;
  held: Held;
  now: string;
  zone: string;
  isBank: boolean;
  onEnd: () => void;
}

const DAY_MS = 86_400_000;

/** A card is paid within minutes, which are counted; a transfer, and what was sold by phone, has days, which are dated. */
function Waits({ until, held, now, zone, isBank, onEnd }: WaitsProps) {
  if (isBank || Date.parse(until) - Date.parse(now) > DAY_MS)
    return `. Your ${held} is held until ${momentIn(zone, until)}.`;
  return (
    <>
      . Your {held} is held for <Countdown until={until} now={now} onEnd={onEnd} />.
    </>
  );
}
