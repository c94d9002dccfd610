import { AppError } from '#server/calls/app-error.ts';
import type { Line, Order } from '../../orders/index.ts';

export const requireLineOf = ({ lines }: Pick<Order, 'lines'>, lineId: string): Line => {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError('not-found');
  return line;
};
