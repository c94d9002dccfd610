import type { OrderSummary } from '#contracts/orders/orders.ts';
import { HELD, type Held } from '#domain/courses/course-kind.ts';

/** What waits for the first payment of an order: of several courses it is all of them. */
export const heldOf = ({ lines, course }: Pick<OrderSummary, 'lines' | 'course'>): Held =>
  lines.length > 1 ? 'order' : HELD[course.kind];
