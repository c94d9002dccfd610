import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Until the transaction ends, a statement may take so long. */
export const allowSeconds = (db: Tx | Db, seconds: number) =>
  db.execute(sql`select set_config('statement_timeout', ${`${seconds}s`}, true)`);
