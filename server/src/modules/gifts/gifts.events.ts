import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const giftId = z.uuid();

export const giftEvents = declareEvents({
  /** `sending` tells one letter from the next. */
  'gift.sent': { giftId, sending: z.iso.datetime() },
  /** It is not claimed yet; `email` is whom it waits for. */
  'gift.waiting': { giftId, email: z.string(), notice: z.enum(['14', '3']) },
  /** A course of it began before anybody claimed it. */
  'gift.missed': { giftId, placeId: z.uuid() },
});
