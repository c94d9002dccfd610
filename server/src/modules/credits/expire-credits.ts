import { creditNoteExpired } from '#domain/ledger/journal.ts';
import { eur } from '#domain/money/money.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertJournals, requireObligor } from '../payments/index.ts';
import { listEnded, lockNote, updateNote } from './credit-notes.repository.ts';
import { todayOf } from './credits-today.ts';

/** Whose journal it is that a note has ended: the sale that it was given for is over, and stays so. */
const NOTE_KIND = 'credit-note';
const SOLD_AS = 'order';

/** What was not spent by the end of its last day is the academy's. What an order has reserved stays good for it. */
export const expireCredits = async (ctx: OuterCtx): Promise<void> => {
  for (const id of await listEnded(ctx.database, todayOf(ctx))) await ctx.transact((tx) => expire(tx, id));
};

const expire = async (ctx: Ctx, id: string): Promise<void> => {
  const note = await lockNote(ctx.db, id);
  if (!note || note.leftEur === 0 || note.expiresOn >= todayOf(ctx)) return;
  const { leftEur, expiredEur, orderId } = note;
  await updateNote(ctx.db, id, { expiredEur: expiredEur + leftEur, expiredAt: ctx.now });
  const { taxBp } = await requireObligor(ctx, SOLD_AS).describe(ctx, orderId);
  await insertJournals(ctx.db, [
    {
      journal: {
        id: uuidv7(),
        kind: 'credit-expired',
        ownerKind: NOTE_KIND,
        ownerId: id,
        creditNoteId: id,
        at: ctx.now,
      },
      lines: creditNoteExpired({ amount: { currency: 'EUR', minor: eur(leftEur) }, taxBp }),
    },
  ]);
};
