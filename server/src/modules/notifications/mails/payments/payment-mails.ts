import type { Mail } from '../mail.ts';
import { academyNeedsAction } from './academy-needs-action.ts';
import { paymentReceived } from './payment-received.ts';
import { paymentRefused } from './payment-refused.ts';
import { refundSent } from './refund-sent.ts';

export const PAYMENTS_MAILS: readonly Mail[] = [
  paymentReceived,
  paymentRefused,
  refundSent,
  academyNeedsAction,
];
