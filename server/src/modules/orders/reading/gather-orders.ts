import type { ReadCtx } from '#server/calls/context.ts';
import { courseDirectory } from '#server/modules/catalogue/index.ts';
import { NOTHING_PAID, obligationsByOwner } from '#server/modules/payments/index.ts';
import { kindOf } from '../orders.ports.ts';
import { ORDER_KIND } from '../owner-of.ts';
import { coursesOf } from './gather-lines.ts';
import type { PayerOrder } from './order-lists.repository.ts';
import type { OrderFacts } from './orders.present.ts';
import { ownersOfOrders } from './owners-of-orders.repository.ts';
import { paidTogether } from './paid-of-orders.ts';

/** Rows of a list with what their figures are read from. */
export const gatherOrders = async (
  { db, ports }: Pick<ReadCtx, 'db' | 'ports'>,
  rows: PayerOrder[],
): Promise<OrderFacts[]> => {
  const owners = { kind: ORDER_KIND, ids: rows.map(({ order }) => order.id) };
  const directory = await courseDirectory(
    db,
    rows.flatMap(({ order }) => order.lines.map(({ courseId }) => courseId)),
  );
  const paid = await paidTogether(db, await ownersOfOrders(db, owners.ids));
  const parts = await obligationsByOwner(db, owners);
  return rows.map(({ order, payer }) => {
    const { id } = order;
    return {
      order,
      payer,
      lines: coursesOf(order, directory).map(({ line, course }) => ({
        line,
        course: kindOf({ ports }, course).describe(course).course,
      })),
      paid: paid.get(id) ?? NOTHING_PAID,
      parts: parts.get(id) ?? [],
    };
  });
};
