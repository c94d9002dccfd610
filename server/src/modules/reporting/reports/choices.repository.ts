import { asc, ne, sql } from 'drizzle-orm';
import { courseVenues, instructors, ledgerDays } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export const listCities = async (db: Tx | Db): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ city: courseVenues.city })
    .from(courseVenues)
    .where(ne(courseVenues.city, ''))
    .orderBy(asc(courseVenues.city));
  return rows.map(({ city }) => city);
};

export const listTeachers = (db: Tx | Db) =>
  db
    .select({
      _id: instructors.id,
      name: sql<string>`${instructors.firstName} || ' ' || ${instructors.lastName}`,
    })
    .from(instructors)
    .orderBy(asc(instructors.lastName), asc(instructors.firstName));

/** Those that anything was ever written to. */
export const listAccounts = async (db: Tx | Db): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ account: ledgerDays.account })
    .from(ledgerDays)
    .orderBy(asc(ledgerDays.account));
  return rows.map(({ account }) => account);
};
