import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';

export const MOMENT_KINDS = [
  'order',
  'case',
  'learning',
  'certificate',
  'letter',
  'enquiry',
  'login',
  'audit',
] as const;

const moment = z.object({
  _id: z.string(),
  at: instantText,
  kind: z.enum(MOMENT_KINDS),
  /** What became of it then: `placed`, `finished`, `user.changed` … */
  what: z.string(),
  /** A reference, a title, a device, the kind of a letter. */
  title: z.string(),
  /** Of whom else it tells: who of the staff has done it. */
  by: z.string(),
  /** What its page is found by: the reference of an order, the id of a case or enquiry, the number of a certificate. */
  ref: z.string().nullable(),
});
export type Moment = z.infer<typeof moment>;

const getUserTimeline = endpoint({
  summary:
    'What happened with a person, newest first: orders, payment cases, learning, certificates, letters, enquiries, logins that have not ended, and what staff changed',
  method: 'GET',
  path: '/api/admin/users/:id/timeline',
  access: 'admin',
  params: z.object({ id: z.uuid('Not found') }),
  query: z.strictObject({
    kind: z.enum(['', ...MOMENT_KINDS]).optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({ moments: z.array(moment), nextCursor: z.string().nullable() }),
});

export const timelineEndpoints = { getUserTimeline };
