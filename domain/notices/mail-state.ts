/** What has become of a mail that was owed. `dropped`: when it was its turn there was nothing to say any more. */
export const MAIL_STATES = ['waiting', 'sent', 'dropped', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];
