import { creditNoteIssued } from '#domain/ledger/journal.ts';
import { type EurMinor, eur, minus, smaller } from '#domain/money/money.ts';
import { addDays } from '#domain/time/local-date.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertJournals, type Owner, requireObligor, standingSaleEur } from '../payments/index.ts';
import {
  addReturned,
  type CreditNote,
  listUses,
  lockNotesOf,
  updateNote,
} from './credit-notes.repository.ts';
import { creditEvents } from './credits.events.ts';
import { todayOf } from './credits-today.ts';

/** Who gets a credit back can still spend it. */
const DAYS_TO_SPEND_IT = 30;

export type Returned = {
  /** Whose sale is given back, locked. */
  owner: Owner;
  orderId: string;
  eur: EurMinor;
};

/**
 * Gives the notes that an order was paid with back so much of it, those that end last first. A note that has ended, or
 * is about to, is good for another 30 days (ADR 0022).
 */
export const returnCredit = async (ctx: Ctx, { owner, orderId, eur: amount }: Returned): Promise<void> => {
  const notes = new Map((await lockNotesOf(ctx.db, orderId)).map((note) => [note.id, note]));
  const uses = (await listUses(ctx.db, orderId)).filter(({ state }) => state === 'used').toReversed();
  let missing = amount;
  for (const use of uses) {
    const piece = smaller(missing, eur(use.eur - use.returnedEur));
    const note = notes.get(use.noteId);
    if (piece === 0 || !note) continue;
    await addReturned(ctx.db, use.id, piece);
    await giveBack(ctx, note, { owner, piece });
    missing = minus(missing, piece);
  }
  if (missing > 0) throw new AppError('refund-too-large');
  await announce(ctx, creditEvents['credit.returned'], { orderId, eur: String(amount), returnId: uuidv7() });
};

const giveBack = async (
  ctx: Ctx,
  { id, spentEur, expiresOn }: CreditNote,
  { owner, piece }: { owner: Owner; piece: EurMinor },
) => {
  const least = addDays(todayOf(ctx), DAYS_TO_SPEND_IT);
  const extended = expiresOn < least && { expiresOn: least, remindedAt: ctx.now };
  await updateNote(ctx.db, id, { spentEur: spentEur - piece, ...extended });
  const { taxBp } = await requireObligor(ctx, owner.kind).describe(ctx, owner.id);
  const standing = eur(await standingSaleEur(ctx.db, owner));
  const ids = { ownerKind: owner.kind, ownerId: owner.id, creditNoteId: id };
  await insertJournals(ctx.db, [
    {
      journal: { id: uuidv7(), kind: 'credit-returned', ...ids, at: ctx.now },
      lines: creditNoteIssued({ standing, amount: piece, currency: 'EUR', taxBp }),
    },
  ]);
};
