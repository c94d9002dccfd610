import type { Ctx } from '#server/calls/context.ts';
import { type Event, subscribe } from '#server/calls/events.ts';
import { type Job, type JobDeps, perform } from '#server/calls/jobs.ts';
import { enquiryEvents } from '../enquiries/index.ts';
import { identityEvents } from '../identity/index.ts';
import { orderEvents } from '../orders/index.ts';
import { caseEvents } from '../payment-cases/index.ts';
import { paymentsEvents } from '../payments/index.ts';
import { reviewEvents } from '../reviews/index.ts';
import {
  mailAcademy,
  mailAcademyOfCase,
  mailEnquirer,
  mailParticipant,
  mailPayer,
  mailPaymentReceived,
  mailPlacing,
  mailRefund,
  mailUser,
} from './announce.ts';
import { mailAsked } from './announce-case.ts';
import { SEND_MAIL } from './notifications.ports.ts';
import { remindParticipants } from './remind-participants.ts';
import { sendMail } from './send-mail.ts';

type Ids = Record<string, string>;

const orderOf = ({ orderId = '' }: Ids) => ({ kind: 'order', id: orderId });

type On = <P extends Ids>(event: Event<P>, tell: (ctx: Ctx, ids: P) => Promise<void>) => Job;

/** What the events of sales make us write, and to whom. */
const salesMails = (on: On): Job[] => [
  on(orderEvents['order.confirmed'], async (ctx, ids) => {
    const owner = orderOf(ids);
    await mailPayer(ctx, 'order-confirmed', { owner, about: owner.id });
    const told = { ownerKind: owner.kind, ownerId: owner.id };
    await mailAcademy(ctx, 'academy-new-order', { about: owner.id, ids: told });
  }),
  on(orderEvents['order.transfer-awaited'], (ctx, ids) => mailPlacing(ctx, 'transfer-awaited', orderOf(ids))),
  on(orderEvents['order.lapsed'], (ctx, ids) => mailPlacing(ctx, 'order-lapsed', orderOf(ids))),
  on(orderEvents['enrolment.cancelled'], (ctx, ids) =>
    mailPayer(ctx, 'enrolment-cancelled', { owner: orderOf(ids), about: orderOf(ids).id }),
  ),
  on(orderEvents['order.called-off'], (ctx, ids) =>
    mailPayer(ctx, 'course-cancelled', { owner: orderOf(ids), about: orderOf(ids).id }),
  ),
  on(orderEvents['order.postponed'], (ctx, { postponementId = '', ...ids }) => {
    const owner = orderOf(ids);
    const about = `${owner.id}:${postponementId}`;
    return mailPayer(ctx, 'course-postponed', { owner, about, ids: { postponementId } });
  }),
  on(orderEvents['part.due'], (ctx, ids) => {
    // A part that moved with its course is reminded of again.
    const { obligationId = '', kind = '', dueOn = '' } = ids;
    const about = `${obligationId}:${kind}:${dueOn}`;
    return mailPayer(ctx, 'part-due', { owner: orderOf(ids), about, ids: { obligationId } });
  }),
  on(paymentsEvents['payment.captured'], mailPaymentReceived),
  on(paymentsEvents['payment.refused'], (ctx, ids) => mailRefund(ctx, 'payment-refused', ids)),
  on(paymentsEvents['payment.refunded'], (ctx, ids) => mailRefund(ctx, 'refund-sent', ids)),
  on(caseEvents['case.sent'], (ctx, { caseId = '', eventId = '' }) =>
    mailAsked(ctx, 'case-link', { caseId, about: eventId }),
  ),
  on(caseEvents['case.part-due'], (ctx, { caseId = '', obligationId = '', kind = '' }) =>
    mailAsked(ctx, 'case-part-due', { caseId, about: `${obligationId}:${kind}`, ids: { obligationId } }),
  ),
  on(caseEvents['case.cancelled'], (ctx, { caseId = '' }) =>
    mailAsked(ctx, 'case-cancelled', { caseId, about: caseId }),
  ),
  on(caseEvents['case.settled'], (ctx, ids) => mailAcademyOfCase(ctx, 'academy-case-paid', ids)),
  on(caseEvents['case.link-asked'], (ctx, ids) => mailAcademyOfCase(ctx, 'academy-link-asked', ids)),
  on(caseEvents['case.problem-reported'], (ctx, ids) => mailAcademyOfCase(ctx, 'academy-case-problem', ids)),
];

/** What else makes us write, and to whom. */
const otherMails = (on: On): Job[] => [
  on(identityEvents['user.registered'], (ctx, ids) => mailUser(ctx, 'verify-email', ids)),
  on(identityEvents['user.verification-requested'], (ctx, ids) => mailUser(ctx, 'verify-email', ids)),
  on(identityEvents['user.password-forgotten'], (ctx, ids) => mailUser(ctx, 'reset-password', ids)),
  on(reviewEvents['review.asked'], (ctx, ids) => mailParticipant(ctx, 'review-asked', ids)),
  on(enquiryEvents['enquiry.received'], async (ctx, ids) => {
    const { enquiryId = '' } = ids;
    await mailEnquirer(ctx, 'enquiry-received', ids);
    const told = { ownerKind: 'enquiry', ownerId: enquiryId };
    await mailAcademy(ctx, 'enquiry-for-academy', { about: enquiryId, ids: told });
  }),
  on(enquiryEvents['enquiry.account-found'], (ctx, ids) => mailEnquirer(ctx, 'enquiry-account-found', ids)),
  on(enquiryEvents['enquiry.replied'], (ctx, ids) => mailEnquirer(ctx, 'enquiry-reply', ids)),
  on(paymentsEvents['needs-action.raised'], (ctx, { actionId = '' }) =>
    mailAcademy(ctx, 'academy-needs-action', { about: actionId, ids: { actionId } }),
  ),
];

export const notificationJobs = (deps: JobDeps): Job[] => {
  const on: On = (event, tell) => subscribe(event, 'mails', (ids) => deps.asSystem((ctx) => tell(ctx, ids)));
  return [
    ...salesMails(on),
    ...otherMails(on),
    { name: 'remind-participants', everySeconds: 60, work: () => remindParticipants(deps.outer()) },
    perform(SEND_MAIL, ({ mailId }) => sendMail(deps.outer(), mailId)),
  ];
};
