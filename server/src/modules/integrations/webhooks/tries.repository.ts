import { and, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import { users, webhookTries } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Of one message: so often it is sent by nobody but who asks for it again and again. */
const MOST = 100;

export type ListedTry = typeof webhookTries.$inferSelect & { askedBy: string | null };

/** Null where nobody is joined. */
export const nameOfUser = sql<
  string | null
>`case when ${users.id} is not null then trim(concat(${users.firstName}, ' ', ${users.lastName})) end`;

/** Beyond so many the oldest go. */
export const insertTry = async (db: Tx, row: typeof webhookTries.$inferInsert): Promise<void> => {
  await db.insert(webhookTries).values(row);
  const { deliveryId, number } = row;
  if (number <= MOST) return;
  await db
    .delete(webhookTries)
    .where(and(eq(webhookTries.deliveryId, deliveryId), lte(webhookTries.number, number - MOST)));
};

/** Newest first. */
export const listTries = (db: Db | Tx, deliveryId: string): Promise<ListedTry[]> =>
  db
    .select({ ...getTableColumns(webhookTries), askedBy: nameOfUser })
    .from(webhookTries)
    .leftJoin(users, eq(users.id, webhookTries.askedById))
    .where(eq(webhookTries.deliveryId, deliveryId))
    .orderBy(desc(webhookTries.number))
    .limit(MOST);
