import { readValues } from '../../platform/config.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { createSmtpSender } from '../../platform/mail/smtp.ts';
import { asksPassword, withPassword } from './passwords-in-urls.ts';
import { NotWorking, type Step } from './step.ts';

export const mailStep: Step = {
  title: 'Mail',
  questions: [
    {
      name: 'SMTP_URL',
      flag: 'smtp-url',
      words: 'The server that sends mail, as in smtp://academy@mail.example:587',
    },
    {
      name: 'SMTP_PASSWORD',
      words: 'Its password',
      isSecret: true,
      mayBeEmpty: true,
      isAsked: ({ SMTP_URL }) => asksPassword(SMTP_URL),
    },
    {
      name: 'MAIL_FROM',
      flag: 'mail-from',
      words: 'Whom mails come from, as in Aurea Academy <courses@aurea.example>',
    },
  ],
  variablesOf: ({ SMTP_URL, SMTP_PASSWORD, MAIL_FROM = '' }) => ({
    SMTP_URL: withPassword(SMTP_URL, SMTP_PASSWORD),
    MAIL_FROM,
  }),
  attempt: async (answers) => {
    const { ADMIN_EMAIL: to, PUBLIC_URL: place } = answers;
    if (!to) throw new NotWorking('A mail is tried once ADMIN_EMAIL says to whom.');
    const { SMTP_URL: url = '', MAIL_FROM: from } = readValues(mailStep.variablesOf(answers));
    const words = `This mail was sent while the academy at ${place ?? 'its new address'} was set up. It arrived: nothing is left to do.`;
    const mail = {
      to,
      replyTo: to,
      subject: 'The academy can send mail',
      html: `<p>${words}</p>`,
      text: words,
      messageId: `<${uuidv7()}@academy.setup>`,
      attachments: [],
    };
    await createSmtpSender({ url, from })
      .send(mail)
      .catch((error: unknown) => {
        throw new NotWorking(whyNotSent(error, url));
      });
    return `A mail is on its way to ${to}.`;
  },
};

const whyNotSent = (error: unknown, url: string): string => {
  const { host, hostname, username } = new URL(url);
  const { code = '', response, message } = error as { code?: string; response?: string; message: string };
  if (code === 'EAUTH') return `The mail server refuses the name ${username} with this password.`;
  if (code === 'EDNS') return `There is no machine called ${hostname}.`;
  if (code === 'EENVELOPE') return `The mail server refuses sender or receiver: ${response ?? message}`;
  if (['ESOCKET', 'ECONNECTION', 'ETIMEDOUT'].includes(code))
    return `No mail server answers at ${host}: ${message}`;
  return `The mail server does not take the mail: ${response ?? message}`;
};
