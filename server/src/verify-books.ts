import { verifyCaseCopies } from './modules/payment-cases/index.ts';
import { verifyLedger } from './modules/payments/index.ts';
import type { Db } from './platform/db/database.ts';

export type BooksReport = { checked: Record<string, number>; problems: string[] };

/** The ledger, and beside it whoever keeps copies of what it says, which the ledger itself knows nothing of. */
export const verifyBooks = async (db: Db): Promise<BooksReport> => {
  const ledger = await verifyLedger(db);
  const copies = await verifyCaseCopies(db);
  return {
    checked: { ...ledger.checked, 'payment cases': copies.cases },
    problems: [...ledger.problems, ...copies.problems],
  };
};
