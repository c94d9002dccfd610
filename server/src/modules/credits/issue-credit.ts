import { creditNoteIssued } from '#domain/ledger/journal.ts';
import { type EurMinor, eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { issueCreditPaper } from '../documents/index.ts';
import { insertJournals, type Owner, requireObligor, standingSaleEur } from '../payments/index.ts';
import { insertNote } from './credit-notes.repository.ts';
import { creditEvents } from './credits.events.ts';

export type NewCredit = {
  /** Whose sale it is given for, locked. */
  owner: Owner;
  userId: string;
  orderId: string;
  eur: EurMinor;
  expiresOn: string;
};

/**
 * Turns so much of what was paid for an order into a credit of its person, with its paper; never more than the sale still
 * stands at. The paper's number is wanted by everybody: the last thing that a transaction does.
 */
export const issueCredit = async (ctx: Ctx, credit: NewCredit): Promise<{ id: string }> => {
  const { owner, eur: amount, ...note } = credit;
  const id = uuidv7();
  const sale = await requireObligor(ctx, owner.kind).describe(ctx, owner.id);
  const standing = eur(await standingSaleEur(ctx.db, owner));
  await insertNote(ctx.db, { id, ...note, eur: amount, createdAt: ctx.now });
  const ids = { ownerKind: owner.kind, ownerId: owner.id, creditNoteId: id };
  await insertJournals(ctx.db, [
    {
      journal: { id: uuidv7(), kind: 'credit-issued', ...ids, at: ctx.now },
      lines: creditNoteIssued({ standing, amount, currency: 'EUR', taxBp: sale.taxBp }),
    },
  ]);
  await announce(ctx, creditEvents['credit.issued'], { noteId: id });
  await issueCreditPaper(ctx, { noteId: id, owner, sale, expiresOn: credit.expiresOn });
  return { id };
};
