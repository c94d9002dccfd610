import { isNull } from 'drizzle-orm';
import { erasureRequests, users } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { addUser } from '../test-world.ts';

/** Two accounts that nobody uses, one that was never used and one until later, and those that stay. */
export const addUnused = async (db: Db, { longAgo, later }: { longAgo: Date; later: Date }) => {
  const account = (lastSeenAt: Date | null, facts: Partial<typeof users.$inferInsert> = {}) =>
    addUser(db, { lastSeenAt, createdAt: longAgo, ...facts });
  await account(null);
  await account(later);
  await account(new Date());
  await account(longAgo, { role: 'staff' });
  await account(longAgo, { role: 'instructor' });
  await addUser(db);
  const { id: userId } = await account(longAgo);
  await db.insert(erasureRequests).values({ id: uuidv7(), userId, askedAt: new Date() });
};

/** Everybody was here just now. */
export const markSeen = (db: Db) =>
  db.update(users).set({ lastSeenAt: new Date() }).where(isNull(users.erasedAt));
