import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uuidv7 } from '../ids.ts';
import { type MailSender, requireOneLine } from './mail.ts';

export type KeptMail = {
  _id: string;
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  attachments: { name: string; content: string }[];
  sentAt: string;
};
type MailQuery = {
  /** A mail: older ones than this. */
  before?: string;
  /** A part of the address they went to. */
  to?: string;
};
type MailPage = { mails: KeptMail[]; hasMore: boolean };
export type Mailbox = MailSender & {
  list(query?: MailQuery): Promise<MailPage>;
  /** Throws away what went to these addresses. */
  forget(addresses: readonly string[]): Promise<void>;
};

const LIMIT = 500;
const PAGE = 50;

type MailboxOptions = { dataDir: string; from: string; limit?: number; page?: number };

/** What is no text is kept as base64. */
const asText = (content: string | Buffer): string =>
  typeof content === 'string' ? content : content.toString('base64');

/** Keeps mails as files instead of sending them, and shows the newest `limit` of them. */
export const createMailbox = ({ dataDir, from, limit = LIMIT, page = PAGE }: MailboxOptions): Mailbox => {
  const folder = join(dataDir, 'mailbox');
  // Names sort by the time they were made.
  const names = async () => {
    const files = await readdir(folder).catch(() => []);
    return files
      .filter((file) => file.endsWith('.json'))
      .sort()
      .reverse();
  };
  let sent = 0;
  // One that another process has just dropped is not missed; those of before had no files.
  const read = async (file: string) => {
    const text = await readFile(join(folder, file), 'utf8').catch(() => null);
    return text === null ? null : ({ attachments: [], ...JSON.parse(text) } as KeptMail);
  };
  return {
    send: async ({ to, replyTo, subject, html, text, messageId, attachments }) => {
      requireOneLine({ to, replyTo, from, subject, messageId });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const kept: KeptMail = {
        _id: uuidv7(),
        to,
        from,
        subject,
        html,
        text,
        attachments: attachments.map(({ name, content }) => ({ name, content: asText(content) })),
        sentAt: new Date().toISOString(),
      };
      const file = join(folder, `${kept._id}.json`);
      // Renamed when it is whole: nobody lists half a mail.
      await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 });
      await rename(`${file}.part`, file);
      // To look through the folder costs more than to keep a few that nobody is shown.
      if (sent++ % Math.ceil(limit / 10) > 0) return;
      for (const old of (await names()).slice(limit)) await rm(join(folder, old), { force: true });
    },
    list: async ({ before, to = '' } = {}) => {
      const files = (await names()).slice(0, limit).filter((file) => !before || file < before);
      const mails: KeptMail[] = [];
      for (const file of files) {
        const mail = await read(file);
        if (!mail?.to.toLowerCase().includes(to.toLowerCase())) continue;
        if (mails.length === page) return { mails, hasMore: true };
        mails.push(mail);
      }
      return { mails, hasMore: false };
    },
    forget: async (addresses) => {
      for (const file of await names()) {
        const mail = await read(file);
        if (mail && addresses.includes(mail.to.toLowerCase())) await rm(join(folder, file), { force: true });
      }
    },
  };
};
