import { eq, inArray, sql } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { lineChanges, orders, passOns } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { CHANGE_KIND } from '../orders/index.ts';
import { findMovingMoney, forgetPayments } from '../payments/index.ts';

const ofPerson = (db: Tx | Db, id: string) =>
  inArray(lineChanges.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id)));

const ownersOf = async (db: Tx | Db, id: string) => {
  const rows = await db.select({ id: lineChanges.id }).from(lineChanges).where(ofPerson(db, id));
  return { kind: CHANGE_KIND, ids: rows.map((row) => row.id) };
};

export const changesOfPerson: PersonKeeper = {
  columns: { 'line_changes.asked_by': DONE_BY, 'pass_ons.email': 'cleared' },
  tell: async (db, { id }) => ({
    changesOfOrders: await db.select().from(lineChanges).where(ofPerson(db, id)),
  }),
  findObstacles: async (db, people) => {
    const ids = people.map(({ id }) => id);
    const owned = await db
      .select({ ownerId: lineChanges.id, userId: orders.userId })
      .from(lineChanges)
      .innerJoin(orders, eq(orders.id, lineChanges.orderId))
      .where(inArray(orders.userId, ids));
    return findMovingMoney(db, CHANGE_KIND, owned);
  },
  forget: async ({ db }, person) => {
    const { id, addresses, pseudonym } = person;
    await forgetPayments(db, await ownersOf(db, id), person);
    await db.update(lineChanges).set({ reason: '' }).where(ofPerson(db, id));
    await db
      .update(passOns)
      .set(pseudonym)
      .where(inArray(sql`lower(${passOns.email})`, [...addresses]));
  },
};
