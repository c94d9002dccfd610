import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const ids = { changeId: z.uuid(), orderId: z.uuid() };

export const afterSaleEvents = declareEvents({
  /** Of an order that may have others. */
  'line.cancelled': ids,
  /** It takes place on another date. */
  'line.moved': ids,
  /** Staff have asked for it; it is paid for before. */
  'line.move-awaited': ids,
});
