import { z } from 'zod';
import type { MailPage, MailQuery } from '#contracts/site/mailbox.ts';
import { declareCommand } from '#server/calls/jobs.ts';
import type { MailSender } from '#server/platform/mail/mail.ts';

declare module '#server/calls/context.ts' {
  interface Ports {
    mail: MailSender;
    /** Where mails are kept instead of sent; null where they really are sent. */
    mailbox: { list(query: MailQuery): Promise<MailPage> } | null;
  }
}

export const SEND_MAIL = declareCommand('send-mail', { mailId: z.uuid() });
export const TELL_PARTICIPANTS = declareCommand('tell-participants', { noticeId: z.uuid() });
