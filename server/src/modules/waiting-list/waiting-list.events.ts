import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const waitingId = z.uuid();
const offerId = z.uuid();

export const waitingListEvents = declareEvents({
  'waiting.joined': { waitingId },
  'waiting.offered': { waitingId, offerId },
  /** Nobody answered the offer in its time. */
  'waiting.passed': { waitingId, offerId },
  /** The course is closed, or its deadline is too near by now. */
  'waiting.withdrawn': { waitingId, offerId },
  /** The course has other dates. */
  'waiting.moved': { waitingId, postponementId: z.uuid() },
  'waiting.removed': { waitingId },
  'waiting.called-off': { waitingId },
});
