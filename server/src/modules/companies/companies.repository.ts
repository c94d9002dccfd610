import { and, asc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import type { Page } from '#server/calls/page.ts';
import { companies, orders, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { hasWord } from '#server/platform/db/words.ts';

const { searchText: _, taxKey: __, ...COLUMNS } = getTableColumns(companies);

export type Company = Omit<typeof companies.$inferSelect, 'searchText' | 'taxKey'>;
export type CompanyFields = Omit<Company, 'id' | 'createdAt' | 'updatedAt' | 'mergedIntoId'>;
type NewCompany = Omit<Company, 'mergedIntoId'>;
export type ListedCompany = Company & { people: number; orders: number };

const counts = (db: Tx | Db) => ({
  people: sql<number>`${db.$count(users, eq(users.companyId, companies.id))}`.mapWith(Number),
  orders:
    sql<number>`${db.$count(orders, and(eq(orders.companyId, companies.id), ne(orders.state, 'draft')))}`.mapWith(
      Number,
    ),
});

/** By name; a page goes on behind the company it ended with, wherever its name stands by now. */
export const listCompanies = (
  db: Tx | Db,
  words: readonly string[],
  { before, limit }: Page,
): Promise<ListedCompany[]> =>
  db
    .select({ ...COLUMNS, ...counts(db) })
    .from(companies)
    .where(
      and(
        isNull(companies.mergedIntoId),
        ...words.map((word) => hasWord(companies.searchText, word)),
        before
          ? sql`(${companies.name}, ${companies.id}) > (select c.name, c.id from companies c where c.id = ${before})`
          : undefined,
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(limit);

/** One that has become part of another is told as that one. */
export const findCompany = async (db: Tx | Db, id: string): Promise<ListedCompany | undefined> => {
  const [company] = await db
    .select({ ...COLUMNS, ...counts(db) })
    .from(companies)
    .where(
      sql`${companies.id} = (select coalesce(c.merged_into_id, c.id) from companies c where c.id = ${id})`,
    );
  return company;
};

/** Locked until the transaction ends. */
export const lockCompany = async (db: Tx, id: string): Promise<Company | undefined> => {
  const [company] = await db.select(COLUMNS).from(companies).where(eq(companies.id, id)).for('no key update');
  return company;
};

/** Whether it was written: no other company has its tax number, also none that another transaction was just making. */
export const insertCompany = async (db: Tx, company: NewCompany): Promise<boolean> => {
  const rows = await db
    .insert(companies)
    .values(company)
    .onConflictDoNothing()
    .returning({ id: companies.id });
  return rows.length > 0;
};

export const updateCompany = (db: Tx, id: string, changes: CompanyFields & Pick<Company, 'updatedAt'>) =>
  db.update(companies).set(changes).where(eq(companies.id, id));
