import { eq } from 'drizzle-orm';
import type { PersonKeeper } from '#server/calls/person-keeper.ts';
import { documents, orders } from '#server/db/schema/index.ts';

/** Numbered papers stay as they were issued, as the law asks. */
export const papersOfPerson: PersonKeeper = {
  columns: {},
  tell: async (db, { id }) => {
    const { series, year, number, snapshot, issuedAt } = documents;
    return {
      papers: await db
        .select({ series, year, number, snapshot, issuedAt })
        .from(documents)
        .innerJoin(orders, eq(orders.id, documents.ownerId))
        .where(eq(orders.userId, id)),
    };
  },
};
