import type { Order } from '../orders.repository.ts';

type Named = Pick<Order, 'lines'>;

/** What an order is of, in one line. */
export const titleOf = ({ lines }: Named): string => lines.map(({ title }) => title).join(', ');
export const codesOf = ({ lines }: Named): string => lines.map(({ code }) => code).join(', ');
