import { eq } from 'drizzle-orm';
import { orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';

/** By which an order that gives a place is known as a case’s. */
export const notesOf = ({ number }: Pick<PaymentCase, 'number'>): string =>
  `Paid for by the payment case ${number}`;

/** The places that a case has given. */
export const placesOfCase = async (db: Tx | Db, one: Pick<PaymentCase, 'number'>): Promise<string[]> => {
  const rows = await db
    .select({ id: orderPlaces.id })
    .from(orderPlaces)
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.notes, notesOf(one)));
  return rows.map(({ id }) => id);
};
