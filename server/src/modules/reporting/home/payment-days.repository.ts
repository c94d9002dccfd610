import { and, gte, lte, sql } from 'drizzle-orm';
import type { SaleKind } from '#domain/payments/sale-kind.ts';
import { paymentDays } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type SumOf = { step: string; kind: SaleKind; count: number; eur: number };

/** What came in by kind and by month ('2026-11') or day ('2026-11-29'); one of nothing is missing. Days are included. */
export const sumPayments = (
  db: Tx | Db,
  { from, to, by }: { from: string; to: string; by: 'month' | 'day' },
): Promise<SumOf[]> => {
  const step = sql<string>`to_char(${paymentDays.day}, ${sql.raw(by === 'month' ? `'YYYY-MM'` : `'YYYY-MM-DD'`)})`;
  return db
    .select({
      step,
      kind: paymentDays.kind,
      count: sql`sum(${paymentDays.moves})`.mapWith(Number),
      eur: sql`sum(${paymentDays.eur})`.mapWith(Number),
    })
    .from(paymentDays)
    .where(and(gte(paymentDays.day, from), lte(paymentDays.day, to)))
    .groupBy(step, paymentDays.kind);
};
