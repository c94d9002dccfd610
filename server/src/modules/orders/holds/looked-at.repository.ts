import { and, countDistinct, eq, inArray, ne } from 'drizzle-orm';
import { orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** `except`: an order of theirs that does not count, if there is one. */
type Others = { userId: string; except: string | null };

const butFor = (except: string | null) => (except === null ? undefined : ne(orders.id, except));

/** Seats that other orders of a person hold while their licence is looked at. What is learned alone holds none. */
export const seatsLookedAt = async (db: Tx, { userId, except }: Others): Promise<number> => {
  const [row] = await db
    .select({ seats: countDistinct(orderPlaces.id) })
    .from(orderPlaces)
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'placed'),
        eq(orders.licence, 'awaiting'),
        butFor(except),
        ne(orderLines.kind, 'ELearningCourse'),
        ne(orderPlaces.state, 'cancelled'),
      ),
    );
  return row?.seats ?? 0;
};

/** How often other orders of a person have held each of these courses for a licence that was not accepted until they ended. */
export const timesHeld = async (
  db: Tx,
  { userId, except, courseIds }: Others & { courseIds: readonly string[] },
): Promise<Map<string, number>> => {
  const rows = await db
    .select({ courseId: orderLines.courseId, times: countDistinct(orders.id) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, ['lapsed', 'cancelled']),
        inArray(orders.licence, ['awaiting', 'refused']),
        butFor(except),
        inArray(orderLines.courseId, [...courseIds]),
      ),
    )
    .groupBy(orderLines.courseId);
  return new Map(rows.map(({ courseId, times }) => [courseId, times]));
};
