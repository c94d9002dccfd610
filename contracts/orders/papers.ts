import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { orderParams } from './orders.ts';

// Receipts, papers of refunds and credit notes, as they are mailed.

/** `R-2027-000004`. */
export const paperParams = orderParams.extend({ number: z.string().max(20) });

export const paperLetters = z.array(
  z.object({
    number: z.string(),
    /** To whom it was mailed last as a file, and when; null while it waits. */
    to: z.string(),
    sentAt: instantText.nullable(),
  }),
);

const listPaperLetters = endpoint({
  summary: 'When each paper of an own order was last mailed, and to whom',
  method: 'GET',
  path: '/api/orders/:reference/paper-letters',
  access: 'signed-in',
  params: orderParams,
  response: answer({ letters: paperLetters }),
});

const sendPaper = endpoint({
  summary: 'Mail a paper of an own order again, to the address that it was billed to; a few times an hour',
  method: 'POST',
  path: '/api/orders/:reference/papers/:number/letters',
  access: 'signed-in',
  params: paperParams,
  response: done,
  idempotent: true,
  limit: { hits: 20, seconds: 3600 },
});

export const paperEndpoints = { listPaperLetters, sendPaper };
