import { isNobodys } from '#domain/people/pseudonym.ts';
import type { Ctx } from '#server/calls/context.ts';
import { enqueueAll } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Owed, Template } from '../mails/mail.ts';
import { SEND_MAIL } from '../notifications.ports.ts';
import { insertMails } from './mails.repository.ts';

/** `deliverTo` is where it really goes, of somebody who has a pseudonym already. */
export type OwedMail = Owed & Pick<Template, 'template'> & { deliverTo?: string };

/**
 * Writes down that mails are owed, in the transaction that makes it so; jobs send those that were not owed before. Who was
 * erased is written to no more.
 */
export const queueMails = async (ctx: Ctx, owed: readonly OwedMail[]): Promise<void> => {
  const readable = owed.filter(({ recipient, deliverTo }) => deliverTo || !isNobodys(recipient));
  if (readable.length === 0) return;
  const rows = readable.map(({ template, recipient, about, data, deliverTo = null }) => {
    const dedupeKey = `${template}:${about}:${recipient}`;
    return { id: uuidv7(), dedupeKey, template, recipient, deliverTo, data, createdAt: ctx.now };
  });
  const mailIds = await insertMails(ctx.db, rows);
  if (mailIds.length === 0) return;
  await enqueueAll(
    ctx,
    SEND_MAIL,
    mailIds.map((mailId) => ({ mailId })),
  );
};
