import type { Order } from '../orders.repository.ts';

type Named = Pick<Order, 'lines'>;

/** What an order is of, in one line. */
export const titleOf = ({ lines }: Named): string => lines.map(({ title }) => title).join(', ');
export const codesOf = ({ lines }: Named): string => lines.map(({ code }) => code).join(', ');

/** The same where there is room for one title: 'Botox Level 1 and 2 more'. */
export const shortTitle = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} and ${others.length} more` : first;
