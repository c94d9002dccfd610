import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const orderId = z.uuid();

export const orderEvents = declareEvents({
  'order.transfer-awaited': { orderId },
  /** Staff have sold it, and its person is asked to pay by a link; also when the letter is sent again. */
  'order.payment-asked': { orderId },
  /** The licence that it waited for was accepted, and its person can pay now. */
  'order.licence-accepted': { orderId },
  /** Staff have cancelled what they had sold, before it was paid. */
  'order.sale-cancelled': { orderId },
  'order.confirmed': { orderId },
  'order.lapsed': { orderId },
  'order.postponed': { orderId, postponementId: z.uuid() },
  /** Of one of its courses; what goes back for it was promised at that moment. */
  'order.called-off': { orderId, courseId: z.uuid(), at: z.iso.datetime() },
  /** Of several that somebody has claimed at once, it names the first. */
  'place.claimed': { orderId, placeId: z.uuid() },
  'enrolment.cancelled': { orderId },
  'part.due': { orderId, obligationId: z.uuid(), kind: z.string(), dueOn: z.iso.date() },
});
