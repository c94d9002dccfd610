import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { aed, formatAed, formatForeign } from '#domain/money/money.ts';
import type { AttemptState } from '#domain/orders/order-state.ts';
import { type Attempt, type CaptureView, foreignOf, type Refund } from '#server/modules/payments/index.ts';
import type { CaseEvent } from '../case-events.repository.ts';
import { submissionOf } from '../payment-cases.repository.ts';

type Entry = PaymentCaseDetail['timeline'][number];

const ATTEMPTS: Readonly<Record<AttemptState, string>> = {
  created: 'the card page is being opened',
  open: 'the card page is open',
  captured: 'paid',
  declined: 'the card was declined',
  abandoned: 'left without paying',
  unknown: 'the gateway has not answered',
};
const REFUNDS: Readonly<Record<Refund['state'], string>> = {
  pending: 'on its way',
  succeeded: 'has gone back',
  'needs-action': 'has to be sent by hand',
};

export type Movements = {
  events: readonly CaseEvent[];
  attempts: readonly Attempt[];
  captures: readonly CaptureView[];
  refunds: readonly Refund[];
  payer: string;
  /** Of whoever asked for a refund, by their id. */
  names: ReadonlyMap<string, string>;
};

/** What was done with a case and what its money did, oldest first. */
export const timelineOf = ({ events, attempts, captures, refunds, payer, names }: Movements): Entry[] => {
  const money = (minor: number) => formatAed(aed(minor));
  const amountOf = (capture: CaptureView) => {
    const foreign = foreignOf(capture);
    return foreign ? formatForeign(foreign) : money(capture.aed);
  };
  const payerOf = ({ attemptId }: CaptureView) => {
    const attempt = attempts.find(({ id }) => id === attemptId);
    return (attempt && submissionOf(attempt)?.payerName) || payer;
  };
  const entries: Entry[] = [
    ...events.map(({ kind, at, by, text }) => ({ kind, at: at.toISOString(), by, text })),
    ...attempts.map((attempt) => ({
      kind: 'attempt' as const,
      at: attempt.createdAt.toISOString(),
      by: submissionOf(attempt)?.payerName || payer,
      text: `${money(attempt.aed)}: ${ATTEMPTS[attempt.state]}`,
    })),
    // What was recorded by hand stands there already, with who did it.
    ...captures
      .filter(({ method }) => method === 'card')
      .map((capture) => ({
        kind: 'payment' as const,
        at: capture.capturedAt.toISOString(),
        by: payerOf(capture),
        text: `${amountOf(capture)} by card, ${capture.transactionId}`,
      })),
    ...refunds.map((refund) => ({
      kind: 'refund' as const,
      at: (refund.settledAt ?? refund.createdAt).toISOString(),
      by: names.get(refund.requestedBy ?? '') ?? null,
      text: `${money(refund.aed)} ${REFUNDS[refund.state]}: ${refund.reason}`,
    })),
  ];
  // Equal instants stay in the order above.
  return entries.sort((a, b) => a.at.localeCompare(b.at));
};
