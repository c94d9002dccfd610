import { createTransport } from 'nodemailer';
import { type MailSender, requireOneLine } from './mail.ts';

const TIMEOUT_MS = 10_000;

type SmtpOptions = { url: string; from: string; timeoutMs?: number };

/** Sends by SMTP, one connection for each mail. A server that does not answer in time is as good as none. */
export const createSmtpSender = ({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): MailSender => {
  const transport = createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (outgoing) => {
      const { attachments: files, ...mail } = outgoing;
      const { to, replyTo, subject, messageId } = mail;
      requireOneLine({ to, replyTo, from, subject, messageId });
      // As an object the address is taken as it is: a comma in it is not a second recipient.
      const attachments = files.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      }));
      await transport.sendMail({ ...mail, attachments, from, to: { name: '', address: to } });
    },
  };
};
