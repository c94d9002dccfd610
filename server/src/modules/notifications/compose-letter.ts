import type { Letter } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import { composeCasePaid, composeCaseProblem, composeLinkAsked } from './academy-case-letters.ts';
import { composeNeedsAction, composeNewOrder } from './academy-letters.ts';
import { composeResetPassword, composeVerifyEmail } from './account-letters.ts';
import {
  composeCaseCancelled,
  composeCaseLink,
  composeCasePartDue,
  composeCasePaymentReceived,
} from './case-letters.ts';
import type { Composer } from './composer.ts';
import { composeCourseCancelled, composeCoursePostponed } from './course-change-letters.ts';
import { composeCourseNotice } from './course-letters.ts';
import {
  composeEnquiryAccountFound,
  composeEnquiryForAcademy,
  composeEnquiryReceived,
  composeEnquiryReply,
} from './enquiry-letters.ts';
import {
  composeCancelled,
  composeConfirmed,
  composeLapsed,
  composePartDue,
  composeTransferAwaited,
} from './order-letters.ts';
import { composePaymentReceived, composePaymentRefused, composeRefundSent } from './payment-letters.ts';
import { composeReviewAsked } from './review-letters.ts';

const COMPOSERS = {
  'verify-email': composeVerifyEmail,
  'reset-password': composeResetPassword,
  'order-confirmed': composeConfirmed,
  'transfer-awaited': composeTransferAwaited,
  'order-lapsed': composeLapsed,
  'part-due': composePartDue,
  'enrolment-cancelled': composeCancelled,
  'course-cancelled': composeCourseCancelled,
  'course-postponed': composeCoursePostponed,
  'payment-received': composePaymentReceived,
  'payment-refused': composePaymentRefused,
  'refund-sent': composeRefundSent,
  'case-link': composeCaseLink,
  'case-payment-received': composeCasePaymentReceived,
  'case-part-due': composeCasePartDue,
  'case-cancelled': composeCaseCancelled,
  'course-notice': composeCourseNotice,
  'review-asked': composeReviewAsked,
  'enquiry-received': composeEnquiryReceived,
  'enquiry-reply': composeEnquiryReply,
  'enquiry-account-found': composeEnquiryAccountFound,
  'enquiry-for-academy': composeEnquiryForAcademy,
  'academy-new-order': composeNewOrder,
  'academy-case-paid': composeCasePaid,
  'academy-link-asked': composeLinkAsked,
  'academy-case-problem': composeCaseProblem,
  'academy-needs-action': composeNeedsAction,
} satisfies Record<string, Composer>;

export type Template = keyof typeof COMPOSERS;

const isTemplate = (name: string): name is Template => Object.hasOwn(COMPOSERS, name);

export const composeLetter: (
  ctx: Ctx,
  mail: { template: string; data: Record<string, string> },
) => Promise<Letter | null> = (ctx, { template, data }) => {
  if (!isTemplate(template)) throw new Error(`there is no mail ${template}`);
  return COMPOSERS[template](ctx, data);
};
