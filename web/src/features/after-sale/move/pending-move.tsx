import { useRevalidator } from 'react-router';
import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { Countdown } from '#web/ui/instruments/countdown.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { heldText, whenText } from './move-words.ts';

interface PendingMoveProps {
  change: LineChangeView;
  /** The server's clock. */
  now: string;
  idempotencyKey: string;
  failureOf: (intent: string) => FormFailure | undefined;
}

/**
 * A move that waits for its payment: until when the new seat is held, and the ways on. Its card page closes a moment before
 * the seat is given to others.
 */
export function PendingMove({ change, now, idempotencyKey, failureOf }: PendingMoveProps) {
  const { revalidate } = useRevalidator();
  const { to, due, payUntil } = change;
  const isOver = payUntil !== null && payUntil <= now;
  return (
    <Step number={2} title="Your payment is not finished">
      <p className="max-w-prose text-pretty">
        {isOver ? (
          'The time to pay is over, and the seat is given to others in a moment. If you have paid, please say so; else your date stays as it is.'
        ) : (
          <>
            {to && `Your seat on ${heldText(to)} is held`}
            {payUntil && (
              <>
                {' '}
                for another <Countdown until={payUntil} now={now} onEnd={revalidate} />
              </>
            )}
            . Until {eurText(due.eur)} is paid, your date stays as it is.
          </>
        )}
      </p>
      <div className="mt-5 flex flex-wrap items-start gap-3">
        {!isOver && (
          <Form intent="pay-change" failure={failureOf('pay-change')} idempotencyKey={idempotencyKey}>
            <SubmitButton busyLabel="Processing...">Proceed to Payment - {aedText(due.aed)}</SubmitButton>
          </Form>
        )}
        <Form intent="check" failure={failureOf('check')} preventScrollReset>
          <SubmitButton variant="outline" busyLabel="Asking...">
            I have paid
          </SubmitButton>
        </Form>
        <Form intent="give-up-change" failure={failureOf('give-up-change')} preventScrollReset>
          <SubmitButton variant="outline" busyLabel="Giving up...">
            Keep my date
          </SubmitButton>
        </Form>
      </div>
    </Step>
  );
}

/** What is to be paid for it. */
export function PendingFigures({ change }: Pick<PendingMoveProps, 'change'>) {
  const { due, feeEur, differenceEur, from, to } = change;
  return (
    <Panel>
      <div className="grid gap-1">
        <span className="text-sm text-muted">To pay</span>
        <Figure size="md" fits={eurText(due.eur)}>
          {eurText(due.eur)}
        </Figure>
        <span className="num text-sm text-muted">{aedText(due.aed)}</span>
      </div>
      <KeyValue>
        <KeyValueRow term="Is">{whenText(from)}</KeyValueRow>
        {to && (
          <KeyValueRow term="Becomes" strong>
            {whenText(to)}
          </KeyValueRow>
        )}
        {differenceEur > 0 && <KeyValueRow term="Difference in price">{eurText(differenceEur)}</KeyValueRow>}
        {feeEur > 0 && <KeyValueRow term="Fee">{eurText(feeEur)}</KeyValueRow>}
      </KeyValue>
    </Panel>
  );
}
