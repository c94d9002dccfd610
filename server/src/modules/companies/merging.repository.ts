import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { companies, orders, users } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Company } from './companies.repository.ts';

/**
 * Its orders and people before the company itself: in this order they are locked by whoever places an order or erases a
 * person.
 */
export const lockBilled = async (db: Tx, companyId: string): Promise<void> => {
  for (const table of [orders, users])
    await db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.companyId, companyId))
      .orderBy(asc(table.id))
      .for('no key update');
};

const { searchText: _, taxKey: __, ...COLUMNS } = getTableColumns(companies);

/** Alone in these rows, in the order of their ids: whoever bills one of them or adds somebody waits until the transaction ends. */
export const lockToMove = async (db: Tx, ids: readonly string[]): Promise<Map<string, Company>> => {
  const rows = await db
    .select(COLUMNS)
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(asc(companies.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
};

type Move = { from: string; to: string; at: Date };

/** How many went over. The row of the one that is no more leads to the other, as do those that had become part of it. */
export const moveEverything = async (db: Tx, { from, to, at }: Move) => {
  const gone = { mergedIntoId: to, updatedAt: at };
  await db.update(companies).set(gone).where(eq(companies.id, from));
  await db.update(companies).set({ mergedIntoId: to }).where(eq(companies.mergedIntoId, from));
  const people = await db.update(users).set({ companyId: to }).where(eq(users.companyId, from)).returning({
    id: users.id,
  });
  const billed = await db.update(orders).set({ companyId: to }).where(eq(orders.companyId, from)).returning({
    id: orders.id,
  });
  return { people: people.length, orders: billed.length };
};

/** Whether something was billed to it: more than begun. */
export const isBilled = async (db: Tx, companyId: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.companyId, companyId), ne(orders.state, 'draft')))) > 0;

/** How many people it had. With it go those that had become part of it, to which nothing was billed either. */
export const removeCompany = async (db: Tx, companyId: string): Promise<number> => {
  const nobody = { companyId: null, billsPrivately: false };
  const people = await db.update(users).set(nobody).where(eq(users.companyId, companyId)).returning({
    id: users.id,
  });
  await db.update(orders).set({ companyId: null }).where(eq(orders.companyId, companyId));
  await db.delete(companies).where(eq(companies.mergedIntoId, companyId));
  await db.delete(companies).where(eq(companies.id, companyId));
  return people.length;
};
