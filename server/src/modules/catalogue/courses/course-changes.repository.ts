import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { courseCancellations, coursePostponements } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Cancellation = typeof courseCancellations.$inferSelect;
export type Postponement = typeof coursePostponements.$inferSelect;

/** A course that was opened again can be cancelled again: the last time counts. */
export const putCancellation = (db: Tx, row: Cancellation) => {
  const { courseId: _, ...set } = row;
  return db
    .insert(courseCancellations)
    .values(row)
    .onConflictDoUpdate({ target: courseCancellations.courseId, set });
};

export const findCancellation = async (db: Tx | Db, courseId: string): Promise<Cancellation | undefined> => {
  const [row] = await db.select().from(courseCancellations).where(eq(courseCancellations.courseId, courseId));
  return row;
};

export const insertPostponement = (db: Tx, row: Postponement) => db.insert(coursePostponements).values(row);

export const findPostponement = async (db: Tx | Db, id: string): Promise<Postponement | undefined> => {
  const [row] = await db.select().from(coursePostponements).where(eq(coursePostponements.id, id));
  return row;
};

export const lastPostponement = async (db: Tx | Db, courseId: string): Promise<Postponement | undefined> => {
  const [row] = await db
    .select()
    .from(coursePostponements)
    .where(eq(coursePostponements.courseId, courseId))
    .orderBy(desc(coursePostponements.at))
    .limit(1);
  return row;
};

/** By how many days the start was moved since then, all moves together. */
export const daysMovedSince = async (
  db: Tx | Db,
  { courseId, since }: { courseId: string; since: Date },
): Promise<number> => {
  const moved = sql`${coursePostponements.toDate} - ${coursePostponements.fromDate}`;
  const [row] = await db
    .select({ days: sql`coalesce(sum(${moved}), 0)`.mapWith(Number) })
    .from(coursePostponements)
    .where(and(eq(coursePostponements.courseId, courseId), gte(coursePostponements.at, since)));
  return row?.days ?? 0;
};
