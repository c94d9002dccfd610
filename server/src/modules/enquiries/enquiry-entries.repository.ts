import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { enquiryEntries, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type EnquiryEntry = typeof enquiryEntries.$inferSelect;
export type AuthoredEntry = EnquiryEntry & { author: { firstName: string; lastName: string } };

export const insertEntry = (db: Tx, entry: EnquiryEntry) => db.insert(enquiryEntries).values(entry);

export const findEntry = async (db: Tx | Db, id: string): Promise<EnquiryEntry | null> => {
  const [entry] = await db.select().from(enquiryEntries).where(eq(enquiryEntries.id, id));
  return entry ?? null;
};

/** The latest of these kinds. */
export const findLastEntry = async (
  db: Tx,
  enquiryId: string,
  kinds: readonly EnquiryEntry['kind'][],
): Promise<EnquiryEntry | null> => {
  const [entry] = await db
    .select()
    .from(enquiryEntries)
    .where(and(eq(enquiryEntries.enquiryId, enquiryId), inArray(enquiryEntries.kind, [...kinds])))
    .orderBy(desc(enquiryEntries.id))
    .limit(1);
  return entry ?? null;
};

/** What was done with an enquiry, oldest first. */
export const listEntries = async (db: Tx | Db, enquiryId: string): Promise<AuthoredEntry[]> => {
  const rows = await db
    .select({ entry: enquiryEntries, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(enquiryEntries)
    .innerJoin(users, eq(users.id, enquiryEntries.authorId))
    .where(eq(enquiryEntries.enquiryId, enquiryId))
    .orderBy(asc(enquiryEntries.id));
  return rows.map(({ entry, author }) => ({ ...entry, author }));
};
