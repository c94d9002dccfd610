import type { Db, Tx } from '#server/platform/db/database.ts';
import { countCases, findWrongCopies } from './verify-copies.repository.ts';

/** Checks that what cases know of their money is what the ledger says; how many, and what is wrong. */
export const verifyCaseCopies = async (db: Tx | Db): Promise<{ cases: number; problems: string[] }> => {
  const cases = await countCases(db);
  return { cases, problems: await findWrongCopies(db) };
};
