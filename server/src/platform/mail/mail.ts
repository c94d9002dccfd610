export type OutgoingMail = {
  to: string;
  /** Where an answer goes: people read it, other than the address that sends. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  attachments: { name: string; type: string; content: string | Buffer }[];
};

export type MailSender = { send(mail: OutgoingMail): Promise<void> };

/** What goes into a header is one line; anything else would be a way to write headers of one's own. */
export const requireOneLine = (fields: Record<string, string>): void => {
  for (const [name, value] of Object.entries(fields)) {
    if (/[\r\n]/.test(value)) throw new Error(`the mail's ${name} has more than one line`);
  }
};
