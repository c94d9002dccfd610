import { expect } from 'vitest';
import type { Db } from '#server/platform/db/database.ts';
import { verifyCaseCopies } from '../modules/payment-cases/index.ts';
import { verifyLedger } from '../modules/payments/index.ts';

/** What is wrong with the books, or with what cases say of them. */
export const wrongBooks = async (db: Db): Promise<string[]> => [
  ...(await verifyLedger(db)).problems,
  ...(await verifyCaseCopies(db)).problems,
];

export const expectTrueBooks = async (db: Db): Promise<void> => expect(await wrongBooks(db)).toEqual([]);
