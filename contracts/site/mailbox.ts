import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, optionalText } from '../fields.ts';

const keptMail = z.object({
  _id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Files that went along. */
  attachments: z.array(z.object({ name: z.string(), content: z.string() })),
  sentAt: instantText,
});
type KeptMail = z.infer<typeof keptMail>;

export interface MailQuery {
  before?: string;
  to?: string;
}
export interface MailPage {
  mails: KeptMail[];
  /** There are older ones, too. */
  hasMore: boolean;
}

/** In demo mode only; elsewhere there is no such address. */
export const listMailbox = endpoint({
  summary: 'Mails that were kept instead of sent, the newest 50 first (demo mode)',
  method: 'GET',
  path: '/api/dev/mailbox',
  access: 'public',
  query: z.object({
    /** A mail: older ones than this. */
    before: z.uuid('Mail not found').optional(),
    /** A part of the address they went to. */
    to: optionalText(254),
  }),
  response: answer({ mails: z.array(keptMail), hasMore: z.boolean() }),
});

export const mailboxEndpoints = { listMailbox };
