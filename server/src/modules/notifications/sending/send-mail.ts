import type { Letter, Sender } from '#emails/letter.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { SEND_MAIL } from '../notifications.ports.ts';
import { composeLetter } from './compose-letter.ts';
import { giveUpMail } from './give-up-mail.ts';
import { beginTry, type Mail, updateMail } from './mails.repository.ts';
import { readSender } from './read-sender.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** After 1, 2, 4 … minutes, then hourly: about a day in all. */
const MAX_TRIES = 30;

type Composed = { mail: Mail; letter: Letter; sender: Sender };

/**
 * One try to send a mail. The facts are read and the try is counted first; the mail server is spoken to outside of
 * any transaction; then the outcome is written down. A process that ends in between leaves the mail waiting and its
 * job unfinished, so it is sent again, under the same Message-ID.
 */
export const sendMail = async (ctx: OuterCtx, mailId: string): Promise<void> => {
  const composed = await compose(ctx, mailId);
  if (!composed) return;
  const problem = await deliver(ctx, composed).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  await ctx.transact(async (step) => {
    if (problem === null)
      return updateMail(step.db, mailId, { state: 'sent', sentAt: step.now, lastProblem: null });
    ctx.log.warn({ mailId, tries: composed.mail.tries, problem }, 'a mail could not be sent');
    if (composed.mail.tries >= MAX_TRIES) return giveUpMail(step, composed.mail, problem);
    await updateMail(step.db, mailId, { lastProblem: problem });
    const minutes = Math.min(2 ** (composed.mail.tries - 1), LONGEST_WAIT_MINUTES);
    const startAfter = new Date(step.now.getTime() + minutes * MINUTE_MS);
    await enqueue(step, SEND_MAIL, { mailId }, { startAfter });
  });
};

const compose = (ctx: OuterCtx, mailId: string): Promise<Composed | null> =>
  ctx.transact(async (step) => {
    const mail = await beginTry(step.db, mailId);
    if (!mail) return null;
    const letter = await composeLetter(step, mail);
    if (!letter) {
      await updateMail(step.db, mailId, { state: 'dropped' });
      return null;
    }
    return { mail, letter, sender: await readSender(step.db) };
  });

const deliver = async (ctx: OuterCtx, { mail, letter, sender }: Composed): Promise<void> => {
  // On first use: what lays out mails is large, and most processes start without sending one.
  const { renderLetter } = await import('#emails/render-letter.tsx');
  const rendered = await renderLetter(letter, sender);
  const messageId = `<${mail.id}@${new URL(ctx.ports.publicUrl).hostname}>`;
  const { email: replyTo } = sender;
  await ctx.ports.mail.send({ ...rendered, to: mail.recipient, replyTo, messageId });
};
