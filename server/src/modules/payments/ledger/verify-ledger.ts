import type { Db, Tx } from '#server/platform/db/database.ts';
import { countLedgerRows, findLedgerProblems, type LedgerCounts } from './verify-ledger.repository.ts';

export type LedgerReport = { checked: LedgerCounts; problems: string[] };

/** Checks that the books agree with each other: what was looked at, and what is wrong, one sentence each. */
export const verifyLedger = async (db: Tx | Db): Promise<LedgerReport> => {
  const checked = await countLedgerRows(db);
  return { checked, problems: await findLedgerProblems(db) };
};
