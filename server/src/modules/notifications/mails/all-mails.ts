import { ACCOUNTS_MAILS } from './accounts/account-mails.ts';
import { CASES_MAILS } from './cases/case-mails.ts';
import { CERTIFICATES_MAILS } from './certificates/certificate-mails.ts';
import { COURSES_MAILS } from './courses/course-mails.ts';
import { courseNotice } from './courses/course-notice.ts';
import { CREDITS_MAILS } from './credits/credit-mails.ts';
import { ENQUIRIES_MAILS } from './enquiries/enquirie-mails.ts';
import { GIFTS_MAILS } from './gifts/gift-mails.ts';
import { LICENCES_MAILS } from './licences/licence-mails.ts';
import { LIVE_MAILS } from './live/live-mails.ts';
import type { Mail, Template } from './mail.ts';
import { ORDERS_MAILS } from './orders/order-mails.ts';
import { paperAgain } from './papers/paper-letters.ts';
import { PAPERS_MAILS } from './papers/paper-mails.ts';
import { PASS_ONS_MAILS } from './pass-ons/pass-on-mails.ts';
import { PAYMENTS_MAILS } from './payments/payment-mails.ts';
import { erasureDone } from './privacy/erasure-done.ts';
import { PRIVACY_MAILS } from './privacy/privacy-mails.ts';
import { READINESS_MAILS } from './readiness/readiness-mails.ts';
import { SAFETY_MAILS } from './safety/safety-mails.ts';

/** Every mail that an event calls for; what an event makes us write is written in this order. */
export const MAILS: readonly Mail[] = [
  ...ACCOUNTS_MAILS,
  ...SAFETY_MAILS,
  ...ORDERS_MAILS,
  ...CREDITS_MAILS,
  ...GIFTS_MAILS,
  ...PASS_ONS_MAILS,
  ...COURSES_MAILS,
  ...LIVE_MAILS,
  ...CERTIFICATES_MAILS,
  ...PAYMENTS_MAILS,
  ...PAPERS_MAILS,
  ...CASES_MAILS,
  ...ENQUIRIES_MAILS,
  ...READINESS_MAILS,
  ...PRIVACY_MAILS,
  ...LICENCES_MAILS,
];

/** Those, what staff send to participants, papers that are asked for again, and the last one to who was erased. */
export const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  [...MAILS, courseNotice, paperAgain, erasureDone].map((one) => [one.template, one]),
);
