import { creditNoteRedeemed } from '#domain/ledger/journal.ts';
import { eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertJournals, type Owner } from '../payments/index.ts';
import { moveUses } from './credit-notes.repository.ts';

/** What an order has reserved pays for its sale, when that is settled: also where a note has ended meanwhile. */
export const redeemCredit = async (
  ctx: Ctx,
  { owner, orderId }: { owner: Owner; orderId: string },
): Promise<void> => {
  const used = await moveUses(ctx.db, orderId, { from: 'reserved', to: 'used' });
  await insertJournals(
    ctx.db,
    used.map(({ noteId, eur: amount }) => ({
      journal: {
        id: uuidv7(),
        kind: 'credit-redeemed',
        ownerKind: owner.kind,
        ownerId: owner.id,
        creditNoteId: noteId,
        at: ctx.now,
      },
      lines: creditNoteRedeemed({ amount: { currency: 'EUR', minor: eur(amount) } }),
    })),
  );
};
