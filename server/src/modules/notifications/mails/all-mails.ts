import { resetPassword } from './accounts/reset-password.ts';
import { verifyEmail } from './accounts/verify-email.ts';
import { academyCasePaid } from './cases/academy-case-paid.ts';
import { academyCaseProblem } from './cases/academy-case-problem.ts';
import { academyLinkAsked } from './cases/academy-link-asked.ts';
import { caseCancelled } from './cases/case-cancelled.ts';
import { caseLink } from './cases/case-link.ts';
import { casePartDue } from './cases/case-part-due.ts';
import { casePaymentReceived } from './cases/case-payment-received.ts';
import { accessEnding } from './courses/access-ending.ts';
import { courseCancelled } from './courses/course-cancelled.ts';
import { courseNotice } from './courses/course-notice.ts';
import { coursePostponed } from './courses/course-postponed.ts';
import { guestCalledOff } from './courses/guest-called-off.ts';
import { guestPostponed } from './courses/guest-postponed.ts';
import { offerPassed } from './courses/offer-passed.ts';
import { offerWithdrawn } from './courses/offer-withdrawn.ts';
import { reviewAsked } from './courses/review-asked.ts';
import { seatOffered } from './courses/seat-offered.ts';
import { waitingCalledOff } from './courses/waiting-called-off.ts';
import { waitingJoined } from './courses/waiting-joined.ts';
import { waitingRemoved } from './courses/waiting-removed.ts';
import { enquiryAccountFound } from './enquiries/enquiry-account-found.ts';
import { enquiryForAcademy } from './enquiries/enquiry-for-academy.ts';
import { enquiryReceived } from './enquiries/enquiry-received.ts';
import { enquiryReply } from './enquiries/enquiry-reply.ts';
import { giftClaimed } from './gifts/gift-claimed.ts';
import { giftMissed } from './gifts/gift-missed.ts';
import { giftSent } from './gifts/gift-sent.ts';
import { giftWaiting } from './gifts/gift-waiting.ts';
import type { Mail, Template } from './mail.ts';
import { academyNewOrder } from './orders/academy-new-order.ts';
import { enrolmentCancelled } from './orders/enrolment-cancelled.ts';
import { orderConfirmed } from './orders/order-confirmed.ts';
import { orderLapsed } from './orders/order-lapsed.ts';
import { partDue } from './orders/part-due.ts';
import { placeClaimed } from './orders/place-claimed.ts';
import { transferAwaited } from './orders/transfer-awaited.ts';
import { academyNeedsAction } from './payments/academy-needs-action.ts';
import { paymentReceived } from './payments/payment-received.ts';
import { paymentRefused } from './payments/payment-refused.ts';
import { refundSent } from './payments/refund-sent.ts';

/** Every mail that an event calls for; what an event makes us write is written in this order. */
export const MAILS: readonly Mail[] = [
  verifyEmail,
  resetPassword,
  orderConfirmed,
  transferAwaited,
  orderLapsed,
  partDue,
  placeClaimed,
  giftSent,
  giftWaiting,
  giftClaimed,
  giftMissed,
  enrolmentCancelled,
  courseCancelled,
  coursePostponed,
  guestCalledOff,
  guestPostponed,
  accessEnding,
  waitingJoined,
  seatOffered,
  offerPassed,
  offerWithdrawn,
  waitingRemoved,
  waitingCalledOff,
  paymentReceived,
  paymentRefused,
  refundSent,
  caseLink,
  casePaymentReceived,
  casePartDue,
  caseCancelled,
  reviewAsked,
  enquiryReceived,
  enquiryReply,
  enquiryAccountFound,
  enquiryForAcademy,
  academyNewOrder,
  academyCasePaid,
  academyLinkAsked,
  academyCaseProblem,
  academyNeedsAction,
];

/** Those, and what staff send to participants. */
export const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  [...MAILS, courseNotice].map((one) => [one.template, one]),
);
