import { saleRecognised } from '#domain/ledger/journal.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { type Entry, insertJournals } from '../ledger/ledger.repository.ts';
import type { Owner, RecognisedSale } from '../payments.ports.ts';

/** The whole sale is owed from its first settlement on; written again it changes nothing. */
export const saleEntry = (ctx: Ctx, owner: Owner, { totalEur, taxBp }: RecognisedSale): Entry => ({
  journal: { id: uuidv7(), kind: 'sale-recognised', ownerKind: owner.kind, ownerId: owner.id, at: ctx.now },
  lines: saleRecognised({ gross: { currency: 'EUR', minor: totalEur }, taxBp }),
});

export const recogniseSale = (ctx: Ctx, owner: Owner, sale: RecognisedSale): Promise<void> =>
  insertJournals(ctx.db, [saleEntry(ctx, owner, sale)]);
