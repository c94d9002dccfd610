import { between, desc, sql } from 'drizzle-orm';
import { taxMoves } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Period } from './report-period.ts';

const summed = (column: typeof taxMoves.netEur | typeof taxMoves.taxEur) =>
  sql`sum(${column})`.mapWith(Number);

/** In euro cents, the latest month first. */
export const sumTax = (db: Tx | Db, { from, to }: Period) => {
  const month = sql<string>`to_char(${taxMoves.day}, 'YYYY-MM')`;
  return db
    .select({
      month,
      rateBp: taxMoves.rateBp,
      kind: taxMoves.kind,
      journals: sql`count(*)`.mapWith(Number),
      netEur: summed(taxMoves.netEur),
      taxEur: summed(taxMoves.taxEur),
      grossEur: sql`sum(${taxMoves.netEur}) + sum(${taxMoves.taxEur})`.mapWith(Number),
    })
    .from(taxMoves)
    .where(between(taxMoves.day, from, to))
    .groupBy(month, taxMoves.rateBp, taxMoves.kind)
    .orderBy(desc(month), desc(taxMoves.rateBp), taxMoves.kind);
};
