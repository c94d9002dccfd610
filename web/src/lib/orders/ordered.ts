import { checkoutPage } from '#contracts/courses/course-pages.ts';
import type { OrderDetail, OrderSummary } from '#contracts/orders/orders.ts';
import { HELD, type Held } from '#domain/courses/course-kind.ts';

type Ordered = Pick<OrderSummary, 'lines' | 'course'>;

/** Where several courses are bought at once. */
export const CART = '/checkout';

/** What waits for the first payment of an order: of several courses it is all of them. */
export const heldOf = ({ lines, course }: Ordered): Held => (lines.length > 1 ? 'order' : HELD[course.kind]);

/** Where an order that came to nothing is begun again. */
export const checkoutOf = ({ lines, course }: Ordered): string =>
  lines.length > 1 ? CART : checkoutPage(course);

/** Whether a confirmed order is all for others than its buyer. */
export const isGiven = ({ lines }: Pick<OrderDetail, 'lines'>): boolean =>
  lines.every(({ enrolled }) => !enrolled);
