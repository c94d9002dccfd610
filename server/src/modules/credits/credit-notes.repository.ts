import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { creditNotes } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Row = typeof creditNotes.$inferSelect;
/** What is left of it is not spent, which counts what is reserved, and not expired. */
export type CreditNote = Row & { leftEur: number };

const LEFT = sql<number>`${creditNotes.eur} - ${creditNotes.spentEur} - ${creditNotes.expiredEur}`;

const withLeft = (row: Row): CreditNote => ({ ...row, leftEur: row.eur - row.spentEur - row.expiredEur });

type NewNote = Pick<Row, 'id' | 'userId' | 'orderId' | 'eur' | 'expiresOn' | 'createdAt'>;

export const insertNote = (db: Tx, row: NewNote) => db.insert(creditNotes).values(row);

/** What somebody may spend on a day of the academy. */
export const sumLeft = async (
  db: Tx | Db,
  { userId, today }: { userId: string; today: string },
): Promise<number> => {
  const [row] = await db
    .select({ eur: sql`coalesce(sum(${LEFT}), 0)`.mapWith(Number) })
    .from(creditNotes)
    .where(and(eq(creditNotes.userId, userId), gte(creditNotes.expiresOn, today)));
  return row?.eur ?? 0;
};

/** Whatever can be spent on a day, locked: what ends first is spent first. */
export const lockSpendable = async (
  db: Tx,
  { userId, today }: { userId: string; today: string },
): Promise<CreditNote[]> => {
  const rows = await db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.userId, userId), gte(creditNotes.expiresOn, today)))
    .orderBy(asc(creditNotes.expiresOn), asc(creditNotes.id))
    .for('no key update');
  return rows.map(withLeft).filter(({ leftEur }) => leftEur > 0);
};
