import type { Order } from './orders.repository.ts';

export const orderPath = ({ reference }: Pick<Order, 'reference'>) => `/orders/${reference}`;
