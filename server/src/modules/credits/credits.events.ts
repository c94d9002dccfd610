import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const noteId = z.uuid();

export const creditEvents = declareEvents({
  'credit.issued': { noteId },
  /** So many cents of an order were given back to the notes that had paid for it; `returnId` tells one time from another. */
  'credit.returned': { orderId: z.uuid(), eur: z.string(), returnId: z.uuid() },
  /** It ends within a month, and something is left of it. */
  'credit.ending': { noteId },
});
