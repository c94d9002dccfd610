import { obligationsByOwner } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ORDER_KIND } from '../owner-of.ts';
import { hasLatePart, openEurOfOrder } from '../parts/order-figures.ts';
import { listStatesOfPeople } from './order-lists.repository.ts';
import { ownersOfOrders } from './owners-of-orders.repository.ts';
import { paidTogether } from './paid-of-orders.ts';

type Asked = { people: readonly string[] /** At the academy. */; today: string };
/** Money is in cents of euro. */
export type OrderFigures = { orders: number; paidEur: number; openEur: number; isLate: boolean };

export const NO_ORDERS: OrderFigures = { orders: 0, paidEur: 0, openEur: 0, isLate: false };

/** The rows that the list of somebody's orders has, added up, by person; who has none is left out. */
export const figuresOfPeople = async (
  db: Tx | Db,
  { people, today }: Asked,
): Promise<Map<string, OrderFigures>> => {
  const found = await listStatesOfPeople(db, people);
  const ids = found.map(({ id }) => id);
  const paid = await paidTogether(db, await ownersOfOrders(db, ids));
  const parts = await obligationsByOwner(db, { kind: ORDER_KIND, ids });
  const figures = new Map<string, OrderFigures>();
  for (const order of found) {
    const before = figures.get(order.userId) ?? NO_ORDERS;
    const own = parts.get(order.id) ?? [];
    figures.set(order.userId, {
      orders: before.orders + 1,
      paidEur: before.paidEur + (paid.get(order.id)?.eur ?? 0),
      openEur: before.openEur + openEurOfOrder(order, own),
      isLate: before.isLate || hasLatePart(order, { parts: own, today }),
    });
  }
  return figures;
};
