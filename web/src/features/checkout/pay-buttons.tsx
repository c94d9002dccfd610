import { Lock } from 'lucide-react';
import type { CreditOffer } from '#contracts/credits/credit-offer.ts';
import type { BreakdownView } from '#contracts/orders/checkout.ts';
import type { Held } from '#domain/courses/course-kind.ts';
import { SubmitButton } from '#web/forms/form.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { chargeOf } from './credit-text.ts';
import { payLabel, rateNote } from './pay-text.ts';

interface PayButtonsProps {
  breakdown: BreakdownView;
  /** Something is missing: the buttons look unavailable and say what when they are pressed. */
  isUnready: boolean;
  /** Where a transfer is taken: what waits for it, and how long. */
  transfer?: false | { holdDays: number; held: Held };
  /** What is held, where nothing is paid before a license was looked at. */
  heldOnly?: false | Held;
  /** What pays first, where it is wished. */
  credit?: CreditOffer | null;
}

// The look of "unavailable" follows a script that counts the ticks; without one the buttons simply work.
const plainWithoutScript =
  'noscript:cursor-pointer noscript:border-deep noscript:bg-deep noscript:text-on-deep';

export function PayButtons(props: PayButtonsProps) {
  const { breakdown, isUnready, transfer, heldOnly = false, credit = null } = props;
  const { eur, aed } = chargeOf(breakdown, credit);
  const charge = { ...breakdown, dueTodayEur: eur, dueTodayAed: aed };
  const isFree = breakdown.total <= 0 || eur <= 0;
  const isPaidNow = !isFree && !heldOnly;
  return (
    <div className="grid gap-3">
      <SubmitButton
        name="method"
        value="card"
        size="lg"
        wide
        aria-disabled={isUnready}
        disabledWhileBusy
        busyLabel="Processing..."
        className={`num ${plainWithoutScript}`}
      >
        {heldOnly ? `Hold my ${heldOnly}` : payLabel(charge)}
      </SubmitButton>
      {isPaidNow && (
        <p className="num text-center text-sm text-muted">
          {rateNote(charge)}. You enter the card on the next page.
        </p>
      )}
      {heldOnly && (
        <p className="text-center text-sm text-muted">Nothing is charged before your license is accepted.</p>
      )}
      {isFree && breakdown.total > 0 && !heldOnly && (
        <p className="text-center text-sm text-muted">Nothing is charged to a card.</p>
      )}
      {isPaidNow && transfer && (
        <div className="mt-3 grid gap-2 border-t border-hairline pt-5">
          <SubmitButton
            name="method"
            value="bank"
            variant="outline"
            wide
            aria-disabled={isUnready}
            disabledWhileBusy
            busyLabel="Processing..."
            className="noscript:cursor-pointer noscript:border-control noscript:bg-paper noscript:text-ink"
          >
            Pay by bank transfer
          </SubmitButton>
          <p className="text-center text-sm text-muted">
            Your {transfer.held} waits {daysText(transfer.holdDays)} for the transfer.
          </p>
        </div>
      )}
      {isPaidNow && (
        <p className="mt-2 flex items-center justify-center gap-2 text-sm font-strong">
          <Lock aria-hidden="true" />
          Secure Payment - SSL Encrypted
        </p>
      )}
    </div>
  );
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface PayRefusalProps {
  message: string;
  /** Whether it was told after a press: then it takes the focus. */
  isAnswer: boolean;
}

/** Why one cannot pay, beside the button that was pressed. */
export function PayRefusal({ message, isAnswer }: PayRefusalProps) {
  return (
    <div ref={isAnswer ? takeFocus : undefined} tabIndex={-1} className="mb-4">
      <Notice tone="danger" live>
        {message}
      </Notice>
    </div>
  );
}
