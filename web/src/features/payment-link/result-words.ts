import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getLinkResult } from '#contracts/payment-cases/payment-links.ts';

export type LinkResult = AnswerOf<typeof getLinkResult>['result'];

/** The heading of the result page, never better than what is known. */
export const RESULT_TITLES: Readonly<Record<LinkResult['outcome'], string>> = {
  none: 'No payment yet',
  waiting: 'Confirming your payment',
  completed: 'Payment Successful!',
  failed: 'Payment not completed',
  refunding: 'Your refund is on its way',
  refunded: 'Payment refunded',
};

export const RESULT_STATUS: Readonly<Record<LinkResult['outcome'], string>> = {
  none: 'Nothing paid',
  waiting: 'Waiting for confirmation',
  completed: 'Completed',
  failed: 'Not completed',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};

/** Where the link was replaced while somebody paid by it. */
export const RETURNED_LEADS = {
  waiting:
    'The card page has not confirmed the payment yet. Your link was replaced meanwhile: the new one shows it.',
  completed:
    'Your payment has arrived. Your link was replaced meanwhile: the receipt is in your email and behind the new link.',
  failed: 'Nothing was charged. Your link was replaced meanwhile: please use the one in the newest email.',
} as const;

/** What the figure of the page is. */
export const RESULT_LABELS: Readonly<Record<LinkResult['outcome'], string>> = {
  none: 'To pay',
  waiting: 'Being confirmed',
  completed: 'Amount paid',
  failed: 'Not charged',
  refunding: 'On its way back',
  refunded: 'Given back',
};
