import { saleRecognised } from '#domain/ledger/journal.ts';
import type { BasisPoints, EurMinor } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertJournal } from '../ledger/ledger.repository.ts';
import type { Owner } from '../payments.ports.ts';

/** The whole sale is owed from its first settlement on; repeating it changes nothing. The caller holds the owner's lock. */
export const recogniseSale = async (
  ctx: Ctx,
  { owner, totalEur, taxBp }: { owner: Owner; totalEur: EurMinor; taxBp: BasisPoints },
): Promise<void> => {
  await insertJournal(
    ctx.db,
    { id: uuidv7(), kind: 'sale-recognised', ownerKind: owner.kind, ownerId: owner.id, at: ctx.now },
    saleRecognised({ gross: { currency: 'EUR', minor: totalEur }, taxBp }),
  );
};
