import { eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { PersonKeeper } from '#server/calls/person-keeper.ts';
import { gifts, orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';

/** What was said with a gift, to them or by them. */
export const giftsOfPerson: PersonKeeper = {
  columns: {},
  tell: async (db, { id }) => ({
    gifts: await db
      .select(getTableColumns(gifts))
      .from(gifts)
      .innerJoin(orders, eq(orders.id, gifts.orderId))
      .where(eq(orders.userId, id)),
  }),
  forget: async ({ db }, { id, pseudonym }) => {
    const given = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
    const received = db
      .select({ id: orderLines.orderId })
      .from(orderPlaces)
      .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
      .where(or(eq(orderPlaces.userId, id), eq(orderPlaces.email, pseudonym.email)));
    await db
      .update(gifts)
      .set({ message: '' })
      .where(or(inArray(gifts.orderId, given), inArray(gifts.orderId, received)));
  },
};
