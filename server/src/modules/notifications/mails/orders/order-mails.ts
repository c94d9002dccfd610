import type { Mail } from '../mail.ts';
import { academyNewOrder } from './academy-new-order.ts';
import { enrolmentCancelled } from './enrolment-cancelled.ts';
import { lineCancelled } from './line-cancelled.ts';
import { lineMoved } from './line-moved.ts';
import { moveAwaited } from './move-awaited.ts';
import { orderConfirmed } from './order-confirmed.ts';
import { orderLapsed } from './order-lapsed.ts';
import { partDue } from './part-due.ts';
import { payAfterLicence } from './pay-after-licence.ts';
import { paymentAsked } from './payment-asked.ts';
import { placeClaimed } from './place-claimed.ts';
import { saleCancelled } from './sale-cancelled.ts';
import { transferAwaited } from './transfer-awaited.ts';

export const ORDERS_MAILS: readonly Mail[] = [
  orderConfirmed,
  saleCancelled,
  transferAwaited,
  paymentAsked,
  payAfterLicence,
  orderLapsed,
  partDue,
  placeClaimed,
  enrolmentCancelled,
  lineCancelled,
  lineMoved,
  moveAwaited,
  academyNewOrder,
];
