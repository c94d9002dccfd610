import { subscribe } from '#server/calls/events.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { findOrder, orderEvents } from '../orders/index.ts';
import { removeBought } from './carts.repository.ts';

/** What was paid leaves the cart. */
export const cartJobs = ({ asSystem }: JobDeps): Job[] => [
  subscribe(orderEvents['order.confirmed'], 'empty-cart', ({ orderId }) =>
    asSystem(async (ctx) => {
      const order = await findOrder(ctx.db, orderId);
      if (order) await removeBought(ctx.db, order);
    }),
  ),
];
