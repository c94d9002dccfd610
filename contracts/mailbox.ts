import { z } from 'zod';
import { answer, endpoint } from './endpoint.ts';
import { instantText } from './fields.ts';

export const keptMail = z.object({
  _id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: instantText,
});
export type KeptMail = z.infer<typeof keptMail>;

/** In demo mode only; elsewhere there is no such address. */
export const listMailbox = endpoint({
  summary: 'Mails that were kept instead of sent (demo mode)',
  method: 'GET',
  path: '/api/dev/mailbox',
  access: 'public',
  response: answer({ mails: z.array(keptMail) }),
});

export const mailboxEndpoints = { listMailbox };
