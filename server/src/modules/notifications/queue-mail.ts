import type { Ctx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Template } from './compose-letter.ts';
import { insertMail } from './mails.repository.ts';
import { SEND_MAIL } from './notifications.ports.ts';

export type OwedMail = {
  template: Template;
  recipient: string;
  /** What the mail is about: the same template about the same thing goes to the same person once. */
  about: string;
  /** Ids that the letter is composed from when it is sent. */
  data: Record<string, string>;
};

/** Writes down that a mail is owed, in the transaction that makes it so; a job sends it. */
export const queueMail = async (ctx: Ctx, { template, recipient, about, data }: OwedMail): Promise<void> => {
  const id = uuidv7();
  const dedupeKey = `${template}:${about}:${recipient}`;
  const isNew = await insertMail(ctx.db, { id, dedupeKey, template, recipient, data, createdAt: ctx.now });
  if (isNew) await enqueue(ctx, SEND_MAIL, { mailId: id });
};
