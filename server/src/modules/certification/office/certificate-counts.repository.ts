import { count, inArray } from 'drizzle-orm';
import { certificates } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** How many rows the list of somebody's certificates has, by person; who has none is left out. */
export const countCertificatesOf = async (
  db: Tx | Db,
  people: readonly string[],
): Promise<Map<string | null, number>> => {
  const rows = await db
    .select({ userId: certificates.userId, count: count() })
    .from(certificates)
    .where(inArray(certificates.userId, [...people]))
    .groupBy(certificates.userId);
  return new Map(rows.map((row) => [row.userId, row.count]));
};
