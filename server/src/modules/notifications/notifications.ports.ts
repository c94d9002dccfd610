import type { MailPage, MailQuery } from '#contracts/mailbox.ts';
import type { MailSender } from '#server/platform/mail/mail.ts';

declare module '#server/calls/context.ts' {
  interface Ports {
    mail: MailSender;
    /** Where mails are kept instead of sent; null where they really are sent. */
    mailbox: { list(query: MailQuery): Promise<MailPage> } | null;
  }
}

/** The job that sends one mail. */
export const SEND_MAIL = 'send-mail';
