import { and, eq, exists, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { LocalDate } from '#domain/time/local-date.ts';
import { courseRuns, gifts, orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

export type Gift = typeof gifts.$inferSelect;

/** What is said with a gift; `sendOn` is null where the letter goes out as soon as it is paid. */
export type GiftWords = { message: string; sendOn: string | null };

/** An order that is not paid yet becomes a gift, or one with other words. */
export const writeGift = async (db: Tx, orderId: string, words: GiftWords): Promise<void> => {
  await db
    .insert(gifts)
    .values({ id: uuidv7(), orderId, ...words })
    .onConflictDoUpdate({ target: gifts.orderId, set: words });
};

const findWhere = async (db: Tx | Db, where: SQL): Promise<Gift | undefined> => {
  const [gift] = await db.select().from(gifts).where(where);
  return gift;
};
export const findGift = (db: Tx | Db, id: string) => findWhere(db, eq(gifts.id, id));
export const findGiftOfOrder = (db: Tx | Db, orderId: string) => findWhere(db, eq(gifts.orderId, orderId));

export const changeGift = async (
  db: Tx,
  id: string,
  changes: Partial<Pick<Gift, 'sentAt' | 'openedAt' | 'takenBackAt' | 'sendOn'>>,
): Promise<void> => {
  await db.update(gifts).set(changes).where(eq(gifts.id, id));
};

/** The first time counts. */
export const markOpened = async (db: Tx, orderId: string, at: Date): Promise<void> => {
  await db
    .update(gifts)
    .set({ openedAt: at })
    .where(and(eq(gifts.orderId, orderId), isNull(gifts.openedAt)));
};
export const markClaimed = async (db: Tx, orderId: string, at: Date): Promise<void> => {
  await db
    .update(gifts)
    .set({ claimedAt: at })
    .where(and(eq(gifts.orderId, orderId), isNull(gifts.claimedAt)));
};

const isPaid = and(eq(orders.state, 'confirmed'), isNull(gifts.takenBackAt));
const isWaiting = and(eq(orderPlaces.state, 'open'), sql`${orderPlaces.claimVersion} > 0`);

/** The orders of gifts whose letter is due and was not sent yet. */
export const listUnsent = async (db: Tx | Db, today: LocalDate): Promise<string[]> => {
  const addressed = db
    .select({ id: orderPlaces.id })
    .from(orderPlaces)
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .where(and(eq(orderLines.orderId, gifts.orderId), isWaiting, isNotNull(orderPlaces.email)));
  const rows = await db
    .select({ orderId: gifts.orderId })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(
      and(
        isPaid,
        isNull(gifts.sentAt),
        or(isNull(gifts.sendOn), lte(gifts.sendOn, today)),
        exists(addressed),
      ),
    );
  return rows.map(({ orderId }) => orderId);
};

/** A place of a gift that waits, with the calendar days at the venue until its course begins. */
export type WaitingPlace = {
  giftId: string;
  placeId: string;
  email: string | null;
  sentAt: Date | null;
  daysLeft: number;
  hasBegun: boolean;
};

/** Of courses that begin in at most so many days, or began so many days ago. */
export const listWaitingPlaces = (
  db: Tx | Db,
  { now, ahead, behind }: { now: Date; ahead: number; behind: number },
): Promise<WaitingPlace[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const daysLeft = sql<number>`${courseRuns.startDate} - (${at} at time zone ${courseRuns.zone})::date`;
  return db
    .select({
      giftId: gifts.id,
      placeId: orderPlaces.id,
      email: orderPlaces.email,
      sentAt: gifts.sentAt,
      daysLeft,
      hasBegun: sql<boolean>`coalesce(${courseRuns.startsAt} <= ${at}, false)`,
    })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, gifts.orderId))
    .innerJoin(orderPlaces, eq(orderPlaces.lineId, orderLines.id))
    .innerJoin(courseRuns, eq(courseRuns.courseId, orderPlaces.courseId))
    .where(and(isPaid, isWaiting, sql`${daysLeft} between ${-behind}::int and ${ahead}::int`));
};
