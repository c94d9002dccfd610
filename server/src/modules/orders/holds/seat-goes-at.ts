import { gatewaySessionEndsAt } from '#domain/seats/seats.ts';
import type { Order } from '../orders.repository.ts';

/** When an order that nobody has paid for gives its seats back: that is what people are told of its hold. */
export const seatGoesAt = ({ holdEndsAt }: Pick<Order, 'holdEndsAt'>): Date | null =>
  holdEndsAt && new Date(gatewaySessionEndsAt(holdEndsAt.getTime()));
