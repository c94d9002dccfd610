import { and, desc, eq, inArray } from 'drizzle-orm';
import { wishes } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Wish = Pick<typeof wishes.$inferSelect, 'courseId' | 'addedAt'>;

/** Newest first. */
export const listWishes = (db: Tx | Db, userId: string): Promise<Wish[]> =>
  db
    .select({ courseId: wishes.courseId, addedAt: wishes.addedAt })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(desc(wishes.addedAt), desc(wishes.courseId));

export const insertWish = (db: Tx, userId: string, wish: Wish) =>
  db
    .insert(wishes)
    .values({ userId, ...wish })
    .onConflictDoNothing();

export const deleteWishes = (db: Tx, userId: string, courseIds: readonly string[]) =>
  db.delete(wishes).where(and(eq(wishes.userId, userId), inArray(wishes.courseId, [...courseIds])));
