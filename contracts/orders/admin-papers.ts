import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { email } from '../fields.ts';
import { orderParams } from './orders.ts';
import { paperLetters, paperParams } from './papers.ts';

const adminListPaperLetters = endpoint({
  summary: 'When each paper of an order was last mailed, and to whom',
  method: 'GET',
  path: '/api/admin/orders/:reference/paper-letters',
  access: 'staff',
  scope: 'orders:read',
  params: orderParams,
  response: answer({ letters: paperLetters }),
});

const adminSendPaper = endpoint({
  summary: 'Mail a paper of an order again, to the address that it was billed to or to another one',
  method: 'POST',
  path: '/api/admin/orders/:reference/papers/:number/letters',
  access: 'staff',
  params: paperParams,
  body: z.strictObject({ to: email.or(z.literal('')).default('') }),
  response: done,
  idempotent: true,
});

export const adminPaperEndpoints = { adminListPaperLetters, adminSendPaper };
