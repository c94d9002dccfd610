import type { Attachment, Letter, Sender } from '#emails/letter.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { SEND_MAIL } from '../notifications.ports.ts';
import { composeLetter } from './compose-letter.ts';
import { giveUpMail } from './give-up-mail.ts';
import { beginTries, type Mail, markMails, noteProblem } from './mails.repository.ts';
import { readSender } from './read-sender.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** After 1, 2, 4 … minutes, then hourly: about a day in all. */
const MAX_TRIES = 30;
/** Connections to the mail server. */
const AT_ONCE = 5;

type Composed = { mail: Mail; letter: Letter };
type Batch = { composed: Composed[]; sender: Sender };

/**
 * One try to send each of these mails. The facts are read and the tries are counted first; the mail server is spoken to
 * outside of any transaction; then the outcomes are written down. A process that ends in between leaves the mails waiting
 * and their jobs unfinished, so they are sent again, under the same Message-IDs.
 */
export const sendMails = async (ctx: OuterCtx, mailIds: readonly string[]): Promise<void> => {
  const { composed, sender } = await ctx.transact((step) => compose(step, mailIds));
  const outcomes: { mail: Mail; problem: string | null }[] = [];
  const waiting = composed.values();
  const deliverNext = async () => {
    for (const one of waiting)
      outcomes.push({ mail: one.mail, problem: await problemOf(deliver(ctx, one, sender)) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, deliverNext));
  const sent = outcomes.filter(({ problem }) => problem === null).map(({ mail }) => mail.id);
  await markMails(ctx.database, sent, { state: 'sent', sentAt: ctx.now, lastProblem: null });
  for (const { mail, problem } of outcomes)
    if (problem !== null) await ctx.transact((step) => tryLater(step, mail, problem));
};

const compose = async (ctx: Ctx, mailIds: readonly string[]): Promise<Batch> => {
  const composed: Composed[] = [];
  const dropped: string[] = [];
  for (const mail of await beginTries(ctx.db, mailIds)) {
    const letter = await composeLetter(ctx, mail);
    if (letter) composed.push({ mail, letter });
    else dropped.push(mail.id);
  }
  await markMails(ctx.db, dropped, { state: 'dropped' });
  return { composed, sender: await readSender(ctx) };
};

const problemOf = (sending: Promise<void>): Promise<string | null> =>
  sending.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const deliver = async (ctx: OuterCtx, { mail, letter }: Composed, sender: Sender): Promise<void> => {
  // On first use: most processes start without sending a mail.
  const { renderLetter } = await import('#emails/render-letter.tsx');
  const rendered = renderLetter(letter, sender);
  const messageId = `<${mail.id}@${new URL(ctx.ports.publicUrl).hostname}>`;
  const attachments = await Promise.all((letter.attachments ?? []).map(drawn));
  const to = mail.deliverTo ?? mail.recipient;
  await ctx.ports.mail.send({ ...rendered, attachments, to, replyTo: sender.email, messageId });
};

const drawn = async ({ content, ...file }: Attachment) => ({
  ...file,
  content: typeof content === 'string' ? content : await content(),
});

/** A mail server names the address that it refuses, which of somebody erased is written down nowhere. */
const NOT_TOLD = 'The mail server did not take it.';

const tryLater = async (ctx: Ctx, mail: Mail, said: string): Promise<void> => {
  const problem = mail.deliverTo ? NOT_TOLD : said;
  ctx.log.warn({ mailId: mail.id, tries: mail.tries, problem }, 'a mail could not be sent');
  if (mail.tries >= MAX_TRIES) return giveUpMail(ctx, mail, problem);
  await noteProblem(ctx.db, mail.id, problem);
  const minutes = Math.min(2 ** (mail.tries - 1), LONGEST_WAIT_MINUTES);
  const startAfter = new Date(ctx.now.getTime() + minutes * MINUTE_MS);
  await enqueue(ctx, SEND_MAIL, { mailId: mail.id }, { startAfter });
};
