import { localDate } from '#domain/time/local-date.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { listOrderIds, type OrderFilter, totalOfOrders } from './order-filter.repository.ts';
import { ownersOfOrders } from './owners-of-orders.repository.ts';
import { paidTogether } from './paid-of-orders.ts';

export type FiguresOfOrders = { paidEur: number; open: { orders: number; dueEur: number } };

/** What has come of the orders that a filter finds, less what went back, and what their open parts lack: cents. */
export const figuresOfOrders = async (
  db: Tx | Db,
  filter: OrderFilter,
  now: Date,
): Promise<FiguresOfOrders> => {
  const owners = await ownersOfOrders(db, await listOrderIds(db, filter));
  const paid = [...(await paidTogether(db, owners)).values()].reduce((sum, { eur }) => sum + eur, 0);
  const due = { state: 'open' as const, today: localDate(localDateIn(now, ACADEMY_ZONE)) };
  return { paidEur: paid, open: await totalOfOrders(db, { ...filter, due }) };
};
