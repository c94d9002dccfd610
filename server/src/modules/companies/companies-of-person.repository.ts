import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PersonKeeper } from '#server/calls/person-keeper.ts';
import { companies, users } from '#server/db/schema/index.ts';

/** A company is nobody, but its bills may go to somebody, and a note may tell of them. */
export const companiesOfPerson: PersonKeeper = {
  columns: { 'companies.billing_email': 'cleared' },
  tell: async (db, { id }) => {
    const { name, taxNumber, address, city, state, zipCode, country } = companies;
    return {
      company: await db
        .select({ name, taxNumber, address, city, state, zipCode, country })
        .from(companies)
        .innerJoin(users, eq(users.companyId, companies.id))
        .where(eq(users.id, id)),
    };
  },
  forget: async ({ db, now }, { addresses, words }) => {
    await db
      .update(companies)
      .set({ billingEmail: '', updatedAt: now })
      .where(and(ne(companies.billingEmail, ''), inArray(companies.billingEmail, [...addresses])));
    const note = sql`strike(${companies.note}, ${sql.param([...words])}::text[])`;
    await db.update(companies).set({ note }).where(ne(companies.note, note));
  },
};
