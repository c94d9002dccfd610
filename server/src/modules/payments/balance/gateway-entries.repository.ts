import { desc, eq, sql } from 'drizzle-orm';
import { gatewayEntries } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type GatewayEntry = typeof gatewayEntries.$inferSelect;

/** False where this line has been written down before. */
export const insertEntry = async (db: Tx, entry: GatewayEntry): Promise<boolean> => {
  const rows = await db
    .insert(gatewayEntries)
    .values(entry)
    .onConflictDoNothing({ target: [gatewayEntries.gateway, gatewayEntries.entryId] })
    .returning({ id: gatewayEntries.id });
  return rows.length > 0;
};

/** The gateway's name of the line that was written down last. */
export const lastEntryId = async (db: Tx | Db, gateway: string): Promise<string | null> => {
  const [row] = await db
    .select({ entryId: gatewayEntries.entryId })
    .from(gatewayEntries)
    .where(eq(gatewayEntries.gateway, gateway))
    .orderBy(desc(gatewayEntries.id))
    .limit(1);
  return row?.entryId ?? null;
};

/** One import of a gateway's books at a time, until the transaction ends. */
export const lockBooks = (db: Tx, gateway: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('gateway-books:' || ${gateway}, 0))`);
