import type { Ctx } from '#server/calls/context.ts';
import { enqueue, type Payload } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Owed, Template } from '../mails/mail.ts';
import { SEND_MAIL } from '../notifications.ports.ts';
import { insertMail } from './mails.repository.ts';

/** Writes down that a mail is owed, in the transaction that makes it so; a job sends it. */
export const queueMail = async <D extends Payload>(
  ctx: Ctx,
  { template }: Pick<Template<D>, 'template' | 'read'>,
  { recipient, about, data }: NoInfer<Owed<D>>,
): Promise<void> => {
  const id = uuidv7();
  const dedupeKey = `${template}:${about}:${recipient}`;
  const isNew = await insertMail(ctx.db, { id, dedupeKey, template, recipient, data, createdAt: ctx.now });
  if (isNew) await enqueue(ctx, SEND_MAIL, { mailId: id });
};
