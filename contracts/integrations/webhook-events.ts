import { z } from 'zod';

// What programs of others are told: ids and references, by which they ask for the rest with a key. Nothing here says who
// somebody is.

const id = z.uuid();
const told = <S extends z.ZodRawShape>(words: string, shape: S) => ({ words, data: z.object(shape) });

const user = { userId: id };
const order = { orderId: id, reference: z.string() };
const paymentCase = { caseId: id };
const course = { courseId: id };
const change = { changeId: id, ...order };
const learner = { enrolmentId: id, ...course, ...user };
const waiting = { waitingId: id, ...course, ...user };
const certificate = { certificateId: id, number: z.string() };
/** Of an order or of a payment case, and of neither where it is for something else. */
const payment = {
  captureId: id,
  orderId: id.optional(),
  reference: z.string().optional(),
  caseId: id.optional(),
};

/** Every message by its type, with what its `data` has. */
export const WEBHOOK_EVENTS = {
  'user.registered': told('Somebody has opened an account', user),
  'user.invited': told('Staff have opened an account for somebody', user),
  'user.renamed': told('Somebody has another name', user),
  'user.erased': told('Somebody was erased, and is to be forgotten by everybody who was told of them', user),
  'order.transfer-awaited': told('An order waits for a bank transfer', order),
  'order.confirmed': told('An order is paid as far as it has to be, or needs no payment', order),
  'order.lapsed': told('An order was not paid in time', order),
  'order.sale-cancelled': told('Staff have cancelled an order that they had sold', order),
  'order.postponed': told('A course of an order has other dates', order),
  'order.called-off': told('A course of an order does not take place', { ...order, ...course }),
  'place.claimed': told('A place of an order has its person', { ...order, placeId: id }),
  'enrolment.cancelled': told('Who takes part by an order has left', order),
  'part.due': told('A part of an order is due', { ...order, obligationId: id, dueOn: z.string() }),
  'line.cancelled': told('One course of an order was cancelled', change),
  'line.moved': told('One course of an order takes place on other dates', change),
  'pass-on.accepted': told('A place was passed on to somebody else', change),
  'pass-on.ended': told('Nobody has accepted a place that was to be passed on', change),
  'payment.captured': told('A payment was received that no message about its order tells of', payment),
  'payment.refused': told('A payment came too late or was too much, and goes back', {
    ...payment,
    refundId: id,
  }),
  'payment.refunded': told('Money was given back', { ...payment, refundId: id }),
  'credit.issued': told('A credit note was given', { noteId: id }),
  'credit.returned': told('Credit that had paid for an order was given back, in cents', {
    ...order,
    eur: z.coerce.number().int(),
  }),
  'case.sent': told('A payment case was sent to its payer', paymentCase),
  'case.part-due': told('A part of a payment case is due', { ...paymentCase, obligationId: id }),
  'case.settled': told('A payment case is paid', paymentCase),
  'case.cancelled': told('A payment case was called off', paymentCase),
  'case.problem-reported': told('A payer has reported a problem', paymentCase),
  'course.cancelled': told('A course does not take place', course),
  'course.postponed': told('A course has other dates', course),
  'course.sessions-changed': told('Sessions of a live course were moved, or one was cancelled', course),
  'course.version-published': told('Learners of a self-paced course have a newer version', {
    versionId: id,
    ...course,
  }),
  'recording.published': told('The recording of a live session can be seen', { recordingId: id, ...course }),
  'waiting.joined': told('Somebody stands in line for a full course', waiting),
  'waiting.offered': told('Somebody in line is offered a seat', waiting),
  'waiting.passed': told('Nobody has answered the offer of a seat', waiting),
  'waiting.withdrawn': told('The offer of a seat was taken back', waiting),
  'waiting.moved': told('The course that somebody waits for has other dates', waiting),
  'waiting.removed': told('Somebody was taken out of the line', waiting),
  'waiting.called-off': told('The course that somebody waits for does not take place', waiting),
  'learning.completed': told('A self-paced course was completed', learner),
  'test.passed': told('The test of a self-paced course was passed', learner),
  'assessment.passed': told('The test of a course was passed', learner),
  'certificate.issued': told('A certificate was issued', certificate),
  'certificate.revoked': told('A certificate was revoked', certificate),
  'enquiry.received': told('Somebody has asked something', { enquiryId: id }),
  'enquiry.replied': told('An enquiry was answered', { enquiryId: id }),
  'needs-action.raised': told('Something needs the action of staff', { actionId: id }),
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** What an administrator sends to try an address out; its `data` is empty. */
export const TEST_EVENT = 'webhook.test';
