import type pg from 'pg';
import { createDatabase, type Db } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { verifyBooks } from '#server/verify-books.ts';
import type { Part } from './part.ts';

export type Books = { url: string; pool: pg.Pool; db: Db };

/** The embedded database of a part, beside the servers that use it. */
export const openBooks = async (part: Part): Promise<Books> => {
  const { url, close } = await openDatabase({ dataDir: part.dataDir, log: () => undefined });
  const pool = createPool(url, { max: 4, applicationName: 'academy bench', statementTimeoutMs: 30_000 });
  part.atEnd(async () => {
    await pool.end();
    await close();
  });
  return { url, pool, db: createDatabase(pool) };
};

/** What the ledger's own check finds wrong once a part has sold: nothing but what is known, or the part is broken. */
export const checkBooks = async (
  { db }: Books,
  known: ReadonlySet<string> = new Set(),
): Promise<readonly string[]> => {
  const problems = (await verifyBooks(db)).problems.filter((problem) => !known.has(problem));
  if (problems.length === 0) console.log('\nThe ledger was verified and is in order.');
  return problems;
};
