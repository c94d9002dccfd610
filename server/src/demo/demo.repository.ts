import { eq, inArray, sql } from 'drizzle-orm';
import {
  auditEntries,
  courseSlugs,
  courses,
  obligations,
  orderLines,
  orderPlaces,
  orders,
  paymentCases,
  seatClaims,
  users,
} from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { DEMO_ADMIN } from './accounts.ts';

/** Whether it holds the sample people: such a database never becomes a real academy's. */
export const isDemoDatabase = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO_ADMIN));
  return rows.length > 0;
};

/** What is written down last: samples without it were cut short. */
export const DEMO_LOADED = 'demo.loaded';

/** Nobody has an account yet, or somebody was interrupted while loading the samples. */
export const isEmptyDatabase = async (db: Db): Promise<boolean> => {
  const people = await db.select({ id: users.id }).from(users).limit(1);
  if (people.length === 0) return true;
  return (await isDemoDatabase(db)) && !(await isLoaded(db));
};

const isLoaded = async (db: Db): Promise<boolean> => {
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.action, DEMO_LOADED));
  return rows.length > 0;
};

/** Holds end by the database's clock, which nobody can set back: what it wrote is set back instead. */
export const setBackHold = (db: Db, reference: string, endsAt: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ holdEndsAt: endsAt })
      .where(eq(orders.reference, reference))
      .returning({ id: orders.id });
    if (!order) throw new Error(`there is no order ${reference}`);
    const places = tx
      .select({ id: orderPlaces.id })
      .from(orderPlaces)
      .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
      .where(eq(orderLines.orderId, order.id));
    await tx.update(seatClaims).set({ heldUntil: endsAt }).where(inArray(seatClaims.placeId, places));
  });

/**
 * Payment links end by the database's clock as well: as many days after they were sent as they were given, or as many
 * after the last part that is still to be paid.
 */
export const setBackLinks = (db: Db) =>
  db.update(paymentCases).set({
    expiresAt: sql`greatest(sent_at + make_interval(days => expiry_days), (
      select (max(due_on) + 1 + expiry_days) at time zone 'Asia/Dubai' from ${obligations} part
      where owner_id = ${paymentCases.id} and voided_at is null and part.applied_aed < aed
        and ${paymentCases.appliedAed} > 0))`,
  });

export const addFormerSlug = (db: Db, slug: string, formerSlug: string) =>
  db.insert(courseSlugs).select(
    db
      .select({ slug: sql<string>`${formerSlug}`.as('slug'), courseId: courses.id })
      .from(courses)
      .where(eq(courses.slug, slug)),
  );
