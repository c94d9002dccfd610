import type { Order } from './orders.repository.ts';

export const orderPath = ({ reference }: Pick<Order, 'reference'>) => `/orders/${reference}`;

/** The calendar file of one course of an order: with it go the runs that it was moved away from. */
export const calendarPath = (reference: string, { id }: { id: string }): string =>
  `/api/orders/${encodeURIComponent(reference)}/lines/${id}/calendar.ics`;
