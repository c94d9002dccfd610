import type { Ctx } from '#server/calls/context.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
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

/** What each event makes us write, and to whom. */
const SUBSCRIPTIONS: Record<string, (ctx: Ctx, ids: Ids) => Promise<void>> = {
  'user.registered': (ctx, ids) => mailUser(ctx, 'verify-email', ids),
  'user.verification-requested': (ctx, ids) => mailUser(ctx, 'verify-email', ids),
  'user.password-forgotten': (ctx, ids) => mailUser(ctx, 'reset-password', ids),
  'order.confirmed': async (ctx, ids) => {
    const owner = orderOf(ids);
    await mailPayer(ctx, 'order-confirmed', { owner, about: owner.id });
    const told = { ownerKind: owner.kind, ownerId: owner.id };
    await mailAcademy(ctx, 'academy-new-order', { about: owner.id, ids: told });
  },
  'order.transfer-awaited': (ctx, ids) => mailPlacing(ctx, 'transfer-awaited', orderOf(ids)),
  'order.lapsed': (ctx, ids) => mailPlacing(ctx, 'order-lapsed', orderOf(ids)),
  'enrolment.cancelled': (ctx, ids) =>
    mailPayer(ctx, 'enrolment-cancelled', { owner: orderOf(ids), about: orderOf(ids).id }),
  'order.called-off': (ctx, ids) =>
    mailPayer(ctx, 'course-cancelled', { owner: orderOf(ids), about: orderOf(ids).id }),
  'order.postponed': (ctx, { postponementId = '', ...ids }) => {
    const owner = orderOf(ids);
    const about = `${owner.id}:${postponementId}`;
    return mailPayer(ctx, 'course-postponed', { owner, about, ids: { postponementId } });
  },
  'part.due': (ctx, ids) => {
    // A part that moved with its course is reminded of again.
    const { obligationId = '', kind = '', dueOn = '' } = ids;
    const about = `${obligationId}:${kind}:${dueOn}`;
    return mailPayer(ctx, 'part-due', { owner: orderOf(ids), about, ids: { obligationId } });
  },
  'payment.captured': mailPaymentReceived,
  'payment.refused': (ctx, ids) => mailRefund(ctx, 'payment-refused', ids),
  'payment.refunded': (ctx, ids) => mailRefund(ctx, 'refund-sent', ids),
  'case.sent': (ctx, { caseId = '', eventId = '' }) =>
    mailAsked(ctx, 'case-link', { caseId, about: eventId }),
  'case.part-due': (ctx, { caseId = '', obligationId = '', kind = '' }) =>
    mailAsked(ctx, 'case-part-due', { caseId, about: `${obligationId}:${kind}`, ids: { obligationId } }),
  'case.cancelled': (ctx, { caseId = '' }) => mailAsked(ctx, 'case-cancelled', { caseId, about: caseId }),
  'case.settled': (ctx, ids) => mailAcademyOfCase(ctx, 'academy-case-paid', ids),
  'case.link-asked': (ctx, ids) => mailAcademyOfCase(ctx, 'academy-link-asked', ids),
  'case.problem-reported': (ctx, ids) => mailAcademyOfCase(ctx, 'academy-case-problem', ids),
  'review.asked': (ctx, ids) => mailParticipant(ctx, 'review-asked', ids),
  'enquiry.received': async (ctx, ids) => {
    const { enquiryId = '' } = ids;
    await mailEnquirer(ctx, 'enquiry-received', ids);
    const told = { ownerKind: 'enquiry', ownerId: enquiryId };
    await mailAcademy(ctx, 'enquiry-for-academy', { about: enquiryId, ids: told });
  },
  'enquiry.account-found': (ctx, ids) => mailEnquirer(ctx, 'enquiry-account-found', ids),
  'enquiry.replied': (ctx, ids) => mailEnquirer(ctx, 'enquiry-reply', ids),
  'needs-action.raised': (ctx, { actionId = '' }) =>
    mailAcademy(ctx, 'academy-needs-action', { about: actionId, ids: { actionId } }),
};

export const notificationJobs = ({ asSystem, outer }: JobDeps): Job[] => [
  ...Object.entries(SUBSCRIPTIONS).map(([name, tell]) => ({
    name,
    work: (ids: Ids) => asSystem((ctx) => tell(ctx, ids)),
  })),
  { name: 'remind-participants', everySeconds: 60, work: () => remindParticipants(outer()) },
  { name: SEND_MAIL, work: ({ mailId = '' }) => sendMail(outer(), mailId) },
];
