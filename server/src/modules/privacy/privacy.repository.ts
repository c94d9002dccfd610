import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { erasureRequests, orders, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type StoredRequest = typeof erasureRequests.$inferSelect;
type Closing = Pick<StoredRequest, 'outcome' | 'closedAt' | 'closedById' | 'reason'>;

const isOpen = isNull(erasureRequests.closedAt);

/** Who asks twice at once has asked once. */
export const insertRequest = (db: Tx, request: Pick<StoredRequest, 'id' | 'userId' | 'askedAt'>) =>
  db.insert(erasureRequests).values(request).onConflictDoNothing();

/** Whether it was open; of two who close it at once, one has. */
export const closeRequest = async (
  db: Tx,
  which: { id: string } | { userId: string },
  closing: Closing,
): Promise<StoredRequest | undefined> => {
  const named = 'id' in which ? eq(erasureRequests.id, which.id) : eq(erasureRequests.userId, which.userId);
  const [closed] = await db.update(erasureRequests).set(closing).where(and(named, isOpen)).returning();
  return closed;
};

export const findRequest = async (db: Tx | Db, id: string): Promise<StoredRequest | undefined> => {
  const [found] = await db.select().from(erasureRequests).where(eq(erasureRequests.id, id));
  return found;
};

export const findLastRequestOf = async (db: Tx | Db, userId: string): Promise<StoredRequest | undefined> => {
  const [found] = await db
    .select()
    .from(erasureRequests)
    .where(eq(erasureRequests.userId, userId))
    .orderBy(desc(erasureRequests.askedAt), desc(erasureRequests.id))
    .limit(1);
  return found;
};

export const listRequestsOf = (db: Tx | Db, userId: string): Promise<StoredRequest[]> =>
  db
    .select()
    .from(erasureRequests)
    .where(eq(erasureRequests.userId, userId))
    .orderBy(erasureRequests.askedAt);

const named = { ...getTableColumns(erasureRequests), email: users.email };
const name = sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`;

const select = (db: Tx | Db) =>
  db
    .select({ ...named, name })
    .from(erasureRequests)
    .innerJoin(users, eq(users.id, erasureRequests.userId));

export type NamedRequest = StoredRequest & { name: string; email: string };

/** All that are open, the oldest first. */
export const listOpen = (db: Tx | Db): Promise<NamedRequest[]> =>
  select(db).where(isOpen).orderBy(erasureRequests.askedAt, erasureRequests.id);

/** The last that were answered or taken back. */
export const listClosed = (db: Tx | Db, limit: number): Promise<NamedRequest[]> =>
  select(db).where(isNotNull(erasureRequests.closedAt)).orderBy(desc(erasureRequests.closedAt)).limit(limit);

/** The terms that they agreed to with each order. */
export const listAgreedTerms = (db: Tx | Db, userId: string) =>
  db
    .select({ version: orders.termsVersion, at: orders.termsAcceptedAt, reference: orders.reference })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.termsAcceptedAt)))
    .orderBy(desc(orders.termsAcceptedAt));
