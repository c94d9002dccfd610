import { z } from 'zod';
import { MAIL_STATES } from '#domain/notices/mail-state.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, storable } from '../fields.ts';

const letter = z.object({
  _id: z.string(),
  /** Which letter it is, as `order-confirmed`. What it said is not kept. */
  template: z.string(),
  recipient: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.number().int(),
  /** What the mail server said when it was last tried in vain. */
  problem: z.string().nullable(),
  createdAt: instantText,
  sentAt: instantText.nullable(),
});
export type SentLetter = z.infer<typeof letter>;

const listLetters = endpoint({
  summary:
    'Mails that were owed and what became of them, newest first; `q` looks in the address and the kind of mail',
  method: 'GET',
  path: '/api/admin/letters',
  access: 'staff',
  query: z.strictObject({
    q: z.string().trim().max(100).refine(storable).default(''),
    state: z.enum(['', ...MAIL_STATES]).default(''),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({ letters: z.array(letter), nextCursor: z.string().nullable() }),
});

export const letterEndpoints = { listLetters };
