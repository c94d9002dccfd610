import { isNull } from 'drizzle-orm';
import { erasureRequests, erasureWarnings, users } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { addUser } from '../test-world.ts';

/** Everybody was warned: two accounts that nobody uses, one that was never used and one until later, and those that stay. */
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
  await warnAll(db);
};

const DAY_MS = 86_400_000;

/** Everybody was told so many days ago that their account goes unless they come back. */
export const warnAll = async (db: Db, daysAgo = 31): Promise<void> => {
  const warnedAt = new Date(Date.now() - daysAgo * DAY_MS);
  const everybody = await db.select({ userId: users.id }).from(users).where(isNull(users.erasedAt));
  await db
    .insert(erasureWarnings)
    .values(everybody.map(({ userId }) => ({ userId, warnedAt })))
    .onConflictDoUpdate({ target: erasureWarnings.userId, set: { warnedAt } });
};

/** Everybody was here just now. */
export const markSeen = (db: Db) =>
  db.update(users).set({ lastSeenAt: new Date() }).where(isNull(users.erasedAt));
