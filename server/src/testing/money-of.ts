import type { Db } from '#server/platform/db/database.ts';
import { listReceipts } from '../modules/documents/index.ts';
import { listAttempts, listCaptures, type Owner, paidOf } from '../modules/payments/index.ts';

/** What the books say of an owner's money. */
export const moneyOf = async (db: Db, owner: Owner) => ({
  captures: (await listCaptures(db, owner)).map(({ aed, appliedAed, refundedAed }) => ({
    aed,
    appliedAed,
    refundedAed,
  })),
  receipts: (await listReceipts(db, owner)).length,
  paid: (await paidOf(db, owner)).aed,
  attempts: (await listAttempts(db, owner)).map(({ state }) => state),
});
