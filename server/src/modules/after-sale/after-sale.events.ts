import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const afterSaleEvents = declareEvents({
  /** One course of an order takes place on another date. */
  /** Somebody is invited to a seat; `sending` tells one letter from the next. */
  'pass-on.invited': { changeId: z.uuid(), sending: z.iso.datetime() },
  /** Staff have asked for it, and its giver is to pay first. */
  'pass-on.to-pay': { changeId: z.uuid() },
  'pass-on.accepted': { changeId: z.uuid() },
  /** Nobody has accepted it, and its fee goes back. */
  'pass-on.ended': { changeId: z.uuid() },
  'line.moved': { orderId: z.uuid(), changeId: z.uuid() },
});
