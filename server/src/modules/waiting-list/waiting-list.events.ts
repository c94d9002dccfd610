import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const waitingId = z.uuid();

export const waitingListEvents = declareEvents({
  'waiting.offered': { waitingId, offerId: z.uuid() },
  'waiting.called-off': { waitingId },
});
