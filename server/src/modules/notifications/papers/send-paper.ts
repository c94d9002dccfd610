import { isNobodys } from '#domain/people/pseudonym.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { type Document, findDocumentByNumber } from '#server/modules/documents/index.ts';
import { lockOrder, type Order } from '#server/modules/orders/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { ofPaper, paperAgain } from '../mails/papers/paper-letters.ts';
import { queueMails } from '../sending/queue-mails.ts';
import { countAskedSince } from './paper-letters.repository.ts';

const HOUR_MS = 60 * 60_000;
/** For all papers of one order together, whoever asks. */
const MOST_AN_HOUR = 10;

/** Owes a letter with the paper. Where it is to go to somebody else, staff have said so, and the audit names them. */
export const sendPaper = async (
  ctx: SignedInCtx,
  order: Order,
  { number, to }: { number: string; to?: string },
): Promise<string> => {
  const { id, reference, billing } = await lockOrder(ctx.db, order.id);
  const paper = await findPaperOf(ctx, reference, number);
  const recipient = to || (billing?.companyEmail ?? billing?.email ?? '');
  if (recipient === '' || isNobodys(recipient))
    throw new AppError('wrong-state', { message: 'There is no address to send it to.' });
  const since = new Date(ctx.now.getTime() - HOUR_MS);
  const { template } = paperAgain;
  if ((await countAskedSince(ctx.db, { reference, template, since })) >= MOST_AN_HOUR)
    throw new AppError('too-many', {
      message: 'The papers of this order were sent often within the last hour. Please try again later.',
    });
  await queueMails(ctx, [{ template, recipient, about: uuidv7(), data: ofPaper(paper) }]);
  const after = { paper: paper.number, to: recipient };
  await recordAudit(ctx, { action: 'order.paper-sent', objectKind: 'order', objectId: id, after });
  return recipient;
};

/** A paper of another order looks like one that is not there. */
const findPaperOf = async ({ db }: SignedInCtx, reference: string, number: string): Promise<Document> => {
  const paper = await findDocumentByNumber(db, number);
  if (paper?.snapshot.reference !== reference) throw new AppError('not-found');
  return paper;
};
