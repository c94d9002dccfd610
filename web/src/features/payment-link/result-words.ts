import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getLinkResult } from '#contracts/payment-cases/payment-links.ts';

export type LinkResult = AnswerOf<typeof getLinkResult>['result'];

/** The heading of the result page, never better than what is known. */
export const RESULT_TITLES: Readonly<Record<LinkResult['outcome'], string>> = {
  none: 'No payment yet',
  waiting: 'Confirming your payment',
  completed: 'Payment Successful!',
  failed: 'Payment not completed',
  refunded: 'Payment refunded',
};

export const RESULT_STATUS: Readonly<Record<LinkResult['outcome'], string>> = {
  none: 'Nothing paid',
  waiting: 'Waiting for confirmation',
  completed: 'Completed',
  failed: 'Not completed',
  refunded: 'Refunded',
};

/** What the figure of the page is. */
export const RESULT_LABELS: Readonly<Record<LinkResult['outcome'], string>> = {
  none: 'To pay',
  waiting: 'Being confirmed',
  completed: 'Amount paid',
  failed: 'Not charged',
  refunded: 'Given back',
};
