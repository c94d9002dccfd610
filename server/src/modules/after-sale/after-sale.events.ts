import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const changeId = z.uuid();
const ids = { changeId, orderId: z.uuid() };

export const afterSaleEvents = declareEvents({
  /** Of an order that may have others. */
  'line.cancelled': ids,
  /** It takes place on another date. */
  'line.moved': ids,
  /** Staff have asked for it; it is paid for before. */
  'line.move-awaited': ids,
  /** Somebody is invited to a seat; `sending` tells one letter from the next. */
  'pass-on.invited': { changeId, sending: z.iso.datetime() },
  /** Staff have asked for it, and its giver is to pay first. */
  'pass-on.to-pay': { changeId },
  /** Whoever is invited has a day left to accept it. */
  'pass-on.ending': { changeId },
  'pass-on.accepted': { changeId },
  /** Nobody has accepted it, and its fee goes back. */
  'pass-on.ended': { changeId },
});
