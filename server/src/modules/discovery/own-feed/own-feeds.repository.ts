import { and, eq, getTableColumns, isNull, lt, or } from 'drizzle-orm';
import { calendarFeeds, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type StoredFeed = typeof calendarFeeds.$inferSelect;
type NewFeed = Omit<StoredFeed, 'fetchedAt'>;

export const findFeedOf = async (db: Tx | Db, userId: string): Promise<StoredFeed | undefined> => {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row;
};

/** Whoever is kept out is told nothing by it either, until they are let in again. */
export const findFeedByHash = async (db: Tx | Db, tokenHash: string): Promise<StoredFeed | undefined> => {
  const [row] = await db
    .select(getTableColumns(calendarFeeds))
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.disabledAt)));
  return row;
};

/** Whether there was none; who presses twice has made one. */
export const insertFeed = async (db: Tx, feed: NewFeed): Promise<boolean> => {
  const made = await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoNothing()
    .returning({ id: calendarFeeds.id });
  return made.length > 0;
};

/** In the place of whatever there was. */
export const putFeed = (db: Tx, feed: NewFeed) =>
  db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { ...feed, fetchedAt: null } });

/** Whether there was one. */
export const deleteFeedOf = async (db: Tx, userId: string): Promise<boolean> => {
  const gone = await db
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ id: calendarFeeds.id });
  return gone.length > 0;
};

/** Calendars ask often and by several servers: what was noted after `before` is good enough. */
export const noteFetched = (db: Tx, feedId: string, { at, before }: { at: Date; before: Date }) =>
  db
    .update(calendarFeeds)
    .set({ fetchedAt: at })
    .where(
      and(
        eq(calendarFeeds.id, feedId),
        or(isNull(calendarFeeds.fetchedAt), lt(calendarFeeds.fetchedAt, before)),
      ),
    );
