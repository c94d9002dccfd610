import { eq, sql } from 'drizzle-orm';
import {
  courseRuns,
  enrolments,
  orderLines,
  orderPlaces,
  orders,
  reviews,
  seatClaims,
  users,
} from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Rows of people who took part before this academy kept its books here. */
export type EarlierRows = {
  orders: (typeof orders.$inferInsert)[];
  orderLines: (typeof orderLines.$inferInsert)[];
  orderPlaces: (typeof orderPlaces.$inferInsert)[];
  seatClaims: (typeof seatClaims.$inferInsert)[];
  enrolments: (typeof enrolments.$inferInsert)[];
  reviews: (typeof reviews.$inferInsert)[];
};

export const insertPeople = (db: Tx, people: (typeof users.$inferInsert)[]) =>
  db.insert(users).values(people).returning();

/** Claims are counted here as everywhere; the enrolled among them by a trigger when the transaction ends. */
export const insertParticipants = async (db: Tx, courseId: string, rows: EarlierRows) => {
  await db.insert(orders).values(rows.orders);
  await db.insert(orderLines).values(rows.orderLines);
  await db.insert(orderPlaces).values(rows.orderPlaces);
  await db.insert(seatClaims).values(rows.seatClaims);
  await db.insert(enrolments).values(rows.enrolments);
  if (rows.reviews.length > 0) await db.insert(reviews).values(rows.reviews);
  const seats = rows.seatClaims.length;
  await db
    .update(courseRuns)
    .set({ taken: sql`${courseRuns.taken} + ${seats}` })
    .where(eq(courseRuns.courseId, courseId));
};
