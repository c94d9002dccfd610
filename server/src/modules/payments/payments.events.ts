import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const capture = { ownerKind: z.string(), ownerId: z.uuid(), captureId: z.uuid() };

export const paymentsEvents = declareEvents({
  /** A payment of which its owner has no news of its own, as that its order is confirmed. */
  'payment.captured': { ...capture, obligationId: z.uuid() },
  'payment.refused': { ...capture, obligationId: z.uuid(), refundId: z.uuid(), reason: z.string() },
  'payment.refunded': { ...capture, refundId: z.uuid() },
  'needs-action.raised': { actionId: z.uuid() },
});
