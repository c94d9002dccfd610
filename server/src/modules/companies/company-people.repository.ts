import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#server/calls/page.ts';
import { companies, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { lastSeenOf } from '../identity/index.ts';

const MOST_NAMESAKES = 200;

const listPeople = async (db: Tx | Db, where: SQL | undefined, limit: number) => {
  const people = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      billsPrivately: users.billsPrivately,
    })
    .from(users)
    .where(where)
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(limit);
  const seen = await lastSeenOf(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({ ...person, lastSeenAt: seen.get(person.id)?.toISOString() ?? null }));
};

export type CompanyMember = Awaited<ReturnType<typeof listPeople>>[number];

/** A page goes on behind the person it ended with, wherever their name stands by now. */
export const pageMembers = (db: Tx | Db, companyId: string, { before, limit }: Page) =>
  listPeople(
    db,
    and(
      eq(users.companyId, companyId),
      before
        ? sql`(${users.lastName}, ${users.firstName}, ${users.id}) >
            (select u.last_name, u.first_name, u.id from users u where u.id = ${before})`
        : undefined,
    ),
    limit,
  );

/** People of no company who have entered this one for their bills, by its name or its tax number. */
export const listNamesakes = (db: Tx | Db, companyId: string) => {
  const said = (column: SQL) =>
    sql`(select ${column} from ${companies} where ${companies.id} = ${companyId})`;
  const hasName = sql`${users.company} <> '' and plain_text(${users.company}) = ${said(sql`plain_text(${companies.name})`)}`;
  const hasNumber = sql`${users.taxNumber} <> '' and upper(regexp_replace(${users.taxNumber}, '[^[:alnum:]]', '', 'g')) = ${said(sql`nullif(${companies.taxKey}, '')`)}`;
  return listPeople(db, and(isNull(users.companyId), or(hasName, hasNumber)), MOST_NAMESAKES);
};

/** Who has these addresses, and where they belong. */
export const listByAddress = (db: Tx, emails: readonly string[]) =>
  db
    .select({ id: users.id, email: users.email, company: companies.name })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(inArray(users.email, [...emails]), isNull(users.erasedAt)));

/** How many of them belonged to no company and belong to this one now. */
export const putInto = async (db: Tx, companyId: string, ids: readonly string[]): Promise<number> => {
  const rows = await db
    .update(users)
    .set({ companyId, billsPrivately: false })
    .where(and(inArray(users.id, [...ids]), isNull(users.companyId), isNull(users.erasedAt)))
    .returning({ id: users.id });
  return rows.length;
};

/** Whether this person belonged to the company. */
export const takeOut = async (db: Tx, companyId: string, personId: string): Promise<boolean> => {
  const rows = await db
    .update(users)
    .set({ companyId: null, billsPrivately: false })
    .where(and(eq(users.id, personId), eq(users.companyId, companyId)))
    .returning({ id: users.id });
  return rows.length > 0;
};
