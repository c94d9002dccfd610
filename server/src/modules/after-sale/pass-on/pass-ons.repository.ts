import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import {
  coursePostponements,
  courses,
  lineChanges,
  orderPlaces,
  orders,
  passOns,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const COLUMNS = {
  ...getTableColumns(lineChanges),
  ...getTableColumns(passOns),
  isOver: sql<boolean>`coalesce(${lineChanges.holdEndsAt} <= now(), false)`,
};

/** A seat that is, was, or is to be passed on; whether its time is over is said by the database's clock. */
export type PassOn = typeof lineChanges.$inferSelect & typeof passOns.$inferSelect & { isOver: boolean };

/** Whom it is for. */
export type Colleague = Pick<PassOn, 'firstName' | 'lastName' | 'email'>;

const selecting = (db: Tx | Db) =>
  db.select(COLUMNS).from(passOns).innerJoin(lineChanges, eq(lineChanges.id, passOns.changeId));

export const insertColleague = async (db: Tx, changeId: string, colleague: Colleague): Promise<void> => {
  await db.insert(passOns).values({ changeId, ...colleague });
};

export const findPassOn = async (db: Tx | Db, changeId: string): Promise<PassOn | undefined> => {
  const [row] = await selecting(db).where(eq(passOns.changeId, changeId));
  return row;
};

/** The one that waits, else the last. */
export const findLastPassOn = async (db: Tx | Db, lineId: string): Promise<PassOn | undefined> => {
  const [row] = await selecting(db)
    .where(eq(lineChanges.lineId, lineId))
    .orderBy(desc(lineChanges.id))
    .limit(1);
  return row;
};

/** Of an order, the latest first. */
export const listPassOns = (db: Tx | Db, orderId: string): Promise<PassOn[]> =>
  selecting(db).where(eq(lineChanges.orderId, orderId)).orderBy(desc(lineChanges.id));

/** By the place of whoever is to take the seat. */
export const findPassOnTo = async (db: Tx | Db, placeId: string): Promise<PassOn | undefined> => {
  const [row] = await selecting(db).where(eq(lineChanges.toPlaceId, placeId));
  return row;
};

/** By the number of its invitation. */
export const findPassOnByVersion = async (
  db: Tx | Db,
  { orderId, version }: { orderId: string; version: number },
): Promise<PassOn | undefined> => {
  const [row] = await selecting(db)
    .innerJoin(orderPlaces, eq(orderPlaces.id, lineChanges.toPlaceId))
    .where(and(eq(lineChanges.orderId, orderId), eq(orderPlaces.claimVersion, version)));
  return row;
};

/** Waits for so many hours, but no longer than until the course begins; under the order's lock. */
export const waitForAcceptance = async (
  db: Tx,
  changeId: string,
  { toPlaceId, hours, beginsAt }: { toPlaceId: string; hours: number; beginsAt: Date | null },
): Promise<void> => {
  const begins = sql`${beginsAt?.toISOString() ?? null}::timestamptz`;
  await db
    .update(lineChanges)
    .set({ toPlaceId, holdEndsAt: sql`least(now() + make_interval(hours => ${hours}::int), ${begins})` })
    .where(eq(lineChanges.id, changeId));
};

export const markPassOn = async (
  db: Tx,
  changeId: string,
  set: Partial<Pick<PassOn, 'sentAt' | 'declinedAt' | 'remindedAt'>>,
): Promise<void> => {
  await db.update(passOns).set(set).where(eq(passOns.changeId, changeId));
};

/** The first time counts. */
export const markPassOnOpened = async (db: Tx, changeId: string, at: Date): Promise<void> => {
  await db
    .update(passOns)
    .set({ openedAt: at })
    .where(and(eq(passOns.changeId, changeId), isNull(passOns.openedAt)));
};

/** Invited, not answered, and near its end: those that have waited longest first. */
export const listToRemind = (
  db: Tx | Db,
  { hours, sentBefore }: { hours: number; sentBefore: Date },
): Promise<{ changeId: string; orderId: string }[]> =>
  db
    .select({ changeId: passOns.changeId, orderId: lineChanges.orderId })
    .from(passOns)
    .innerJoin(lineChanges, eq(lineChanges.id, passOns.changeId))
    .where(
      and(
        eq(lineChanges.state, 'pending'),
        isNotNull(lineChanges.toPlaceId),
        isNull(passOns.remindedAt),
        lt(passOns.sentAt, sentBefore),
        sql`${lineChanges.holdEndsAt} between now() and now() + make_interval(hours => ${hours}::int)`,
      ),
    )
    .orderBy(asc(lineChanges.holdEndsAt));

/** Pending ones whose giver has no seat to give as it was any more: cancelled by them or by us, called off, or moved. */
export const listWithoutSeat = async (
  db: Tx | Db,
  limit: number,
): Promise<Pick<PassOn, 'id' | 'orderId'>[]> => {
  const seated = db.select({ id: orderPlaces.id }).from(orderPlaces).where(eq(orderPlaces.state, 'accepted'));
  const moved = db
    .select({ id: coursePostponements.id })
    .from(coursePostponements)
    .where(
      and(
        eq(coursePostponements.courseId, lineChanges.fromCourseId),
        gte(coursePostponements.at, lineChanges.askedAt),
      ),
    );
  return db
    .select({ id: lineChanges.id, orderId: lineChanges.orderId })
    .from(lineChanges)
    .innerJoin(orders, eq(orders.id, lineChanges.orderId))
    .innerJoin(courses, eq(courses.id, lineChanges.fromCourseId))
    .where(
      and(
        eq(lineChanges.kind, 'pass-on'),
        eq(lineChanges.state, 'pending'),
        or(
          ne(orders.state, 'confirmed'),
          eq(courses.status, 'cancelled'),
          sql`not ${inArray(lineChanges.fromPlaceId, seated)}`,
          exists(moved),
        ),
      ),
    )
    .orderBy(asc(lineChanges.id))
    .limit(limit);
};
