import { and, eq, ne } from 'drizzle-orm';
import type { Confirmation } from '#domain/checkout/eligibility.ts';
import { orderLines, orderPlaces, orders, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Line } from '../lines/order-lines.repository.ts';

type Claimed = { placeId: string; lineId: string; userId: string; confirmations: Confirmation[]; at: Date };

/** An open place becomes somebody's, with what they have confirmed, under the lock of its order. */
export const claimPlace = async (
  db: Tx,
  { placeId, lineId, userId, confirmations, at }: Claimed,
): Promise<void> => {
  await db
    .update(orderPlaces)
    .set({ userId, state: 'accepted', acceptedAt: at })
    .where(eq(orderPlaces.id, placeId));
  await db.update(orderLines).set({ confirmations }).where(eq(orderLines.id, lineId));
};

/** One more place of a line, for whoever is invited. */
export const insertInvited = async (
  db: Tx,
  { line, email, version }: { line: Pick<Line, 'id' | 'courseId'>; email: string | null; version: number },
): Promise<string> => {
  const id = uuidv7();
  await db.insert(orderPlaces).values({
    id,
    lineId: line.id,
    courseId: line.courseId,
    email,
    claimVersion: version,
    state: 'open',
  });
  return id;
};

/** One place alone, while its line goes on. */
export const cancelPlace = async (db: Tx, placeId: string, at: Date): Promise<void> => {
  await db
    .update(orderPlaces)
    .set({ state: 'cancelled', cancelledAt: at })
    .where(eq(orderPlaces.id, placeId));
};

/** Invites somebody else, or nobody by name, to these places: all links of before are void. */
export const inviteTo = async (
  db: Tx,
  placeIds: readonly string[],
  { email, version }: { email: string | null; version: number },
): Promise<void> => {
  for (const placeId of placeIds)
    await db.update(orderPlaces).set({ email, claimVersion: version }).where(eq(orderPlaces.id, placeId));
};

/** Who had claimed a place of an order and was taken off its course at that instant. */
export const listGuestsTakenOff = (db: Tx | Db, { orderId, at }: { orderId: string; at: Date }) =>
  db
    .select({
      placeId: orderPlaces.id,
      userId: users.id,
      courseId: orderPlaces.courseId,
      email: users.email,
    })
    .from(orderPlaces)
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(users, eq(users.id, orderPlaces.userId))
    .where(and(eq(orders.id, orderId), ne(users.id, orders.userId), eq(orderPlaces.cancelledAt, at)));
