import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { DONE_BY, type Forgotten, type KeptPerson, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import { findMovingMoney, forgetPayments, tellPayments } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ORDER_KIND } from '../owner-of.ts';

const idsOf = async (db: Tx | Db, { id }: Pick<KeptPerson, 'id'>): Promise<string[]> => {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  return rows.map((row) => row.id);
};

/** What was only begun goes; of what was placed the course, the money and the papers stay, by the pseudonym. */
export const ordersOfPerson: PersonKeeper = {
  columns: {
    'orders.user_id': 'kept: the books tell whose order it was, by the pseudonym',
    'orders.closed_by': DONE_BY,
    'orders.sold_by': DONE_BY,
    'order_places.user_id': 'kept: says who took the seat, by the pseudonym',
    'order_places.email': 'cleared',
  },
  hold: async (db, { id }) => {
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.userId, id))
      .orderBy(asc(orders.id))
      .for('no key update');
  },
  findObstacles: async (db, people) => {
    const ids = people.map(({ id }) => id);
    const { id: ownerId, userId } = orders;
    const owned = await db.select({ ownerId, userId }).from(orders).where(inArray(userId, ids));
    return findMovingMoney(db, ORDER_KIND, owned);
  },
  tell: async (db, person) => {
    const ids = await idsOf(db, person);
    return {
      orders: await db.select().from(orders).where(inArray(orders.id, ids)),
      orderLines: await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)),
      places: await db.select().from(orderPlaces).where(eq(orderPlaces.userId, person.id)),
      ...(await tellPayments(db, { kind: ORDER_KIND, ids })),
    };
  },
  forget: async ({ db }, person) => {
    const drafts = and(eq(orders.userId, person.id), eq(orders.state, 'draft'));
    const begun = db.select({ id: orders.id }).from(orders).where(drafts);
    await db.delete(orderLines).where(inArray(orderLines.orderId, begun));
    await db.delete(orders).where(drafts);
    await forgetPayments(db, { kind: ORDER_KIND, ids: await idsOf(db, person) }, person);
    await forgetWords(db, person);
  },
};

const forgetWords = async (db: Tx, { id, words, addresses, pseudonym }: Forgotten) => {
  const taken = sql.param([...words]);
  const struck = (column: typeof orders.closedReason | typeof orderLines.adjustmentReason) =>
    sql`strike(${column}, ${taken}::text[])`;
  await db
    .update(orders)
    .set({ notes: '', closedReason: struck(orders.closedReason) })
    .where(eq(orders.userId, id));
  const blank = { title: '', phoneNumber: '', alternativePhone: '', address: '', city: '', state: '' };
  const billing = { ...blank, zipCode: '', company: '', taxNumber: '', purchaseOrder: '', ...pseudonym };
  await db
    .update(orders)
    .set({ billing: sql`${orders.billing} - 'companyEmail' || ${JSON.stringify(billing)}::jsonb` })
    .where(and(eq(orders.userId, id), isNotNull(orders.billing)));
  await db
    .update(orderLines)
    .set({ adjustmentReason: struck(orderLines.adjustmentReason) })
    .where(and(ne(orderLines.adjustmentReason, ''), inArray(orderLines.orderId, await idsOf(db, { id }))));
  await db
    .update(orderPlaces)
    .set({ email: pseudonym.email })
    .where(
      and(
        isNotNull(orderPlaces.email),
        or(eq(orderPlaces.userId, id), inArray(sql`lower(${orderPlaces.email})`, [...addresses])),
      ),
    );
};
