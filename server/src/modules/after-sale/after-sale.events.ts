import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const afterSaleEvents = declareEvents({
  /** One course of an order takes place on another date. */
  'line.moved': { orderId: z.uuid(), changeId: z.uuid() },
});
