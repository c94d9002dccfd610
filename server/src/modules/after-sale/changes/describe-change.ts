import { describeOrder, type Order } from '../../orders/index.ts';
import type { OwnerDescription } from '../../payments/index.ts';
import type { LineChange } from '../after-sale.repository.ts';
import { kindOfChange } from './change-kinds.ts';
import { dueOf } from './due-of.ts';

/** What a payment for a change says that it is for. */
export const describeChange = (order: Order, change: LineChange): OwnerDescription => {
  const { lines: _, ...sale } = describeOrder(order);
  const line = order.lines.find(({ id }) => id === change.lineId);
  return {
    ...sale,
    title: `${kindOfChange(change).title}: ${line?.title ?? sale.title}`,
    courseCode: line?.code ?? sale.courseCode,
    totalEur: dueOf(change),
  };
};
