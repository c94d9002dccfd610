import { type EurMinor, eur } from '#domain/money/money.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { sumLeft } from './credit-notes.repository.ts';

/** What somebody may spend on a calendar day of the academy. */
export const balanceOf = async (db: Tx | Db, userId: string, today: string): Promise<EurMinor> =>
  eur(await sumLeft(db, { userId, today }));
