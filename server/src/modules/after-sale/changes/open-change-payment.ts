import { gatewaySessionEndsAt } from '#domain/seats/seats.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { findOrder, isOpenPart, type Order, ownerOfChange } from '../../orders/index.ts';
import {
  type Attempt,
  type CardPageRequest,
  listObligations,
  type Obligation,
  openCardPage,
  showCardPage,
} from '../../payments/index.ts';
import type { LineChange } from '../after-sale.repository.ts';
import { kindOfChange } from './change-kinds.ts';

type Owed = { order: Order; change: LineChange; owed: Pick<Obligation, 'id'> };

/** The page on which plans are changed, where its payment begins and ends. */
const changePath = ({ reference }: Pick<Order, 'reference'>, change: Pick<LineChange, 'lineId' | 'kind'>) =>
  `/orders/${reference}/lines/${change.lineId}/change?act=${change.kind}`;

/** When it can be paid no more; what is held for it goes a moment later. */
export const payableUntil = ({ holdEndsAt }: Pick<LineChange, 'holdEndsAt'>): Date | null =>
  holdEndsAt && new Date(gatewaySessionEndsAt(holdEndsAt.getTime()));

const A_PAGE_MS = 30 * 60_000;

/** It closes before what is held for the change goes. */
export const cardPageOf = (now: Date, { order, change, owed }: Owed): CardPageRequest => {
  const until = payableUntil(change);
  if (!until) throw new Error(`nothing is held for the change ${change.id}`);
  const back = changePath(order, change);
  return {
    obligationId: owed.id,
    returnPaths: { success: `${back}&paid=1`, failure: `${back}&paid=0` },
    expiresAt: new Date(Math.min(until.getTime(), now.getTime() + A_PAGE_MS)),
    description: `${kindOfChange(change).title} (${order.reference})`,
  };
};

/** The card page of a change that waits for its payment: the one that was just written down, else what is open or new. */
export const openChangePayment = async (
  ctx: OuterCtx,
  change: LineChange,
  attempt: Attempt | null = null,
): Promise<string> => {
  if (attempt) return showCardPage(ctx, attempt);
  const order = await findOrder(ctx.database, change.orderId);
  const owed = (await listObligations(ctx.database, ownerOfChange(change))).find(isOpenPart);
  if (!order || change.state !== 'pending' || !owed) throw new AppError('wrong-state');
  const until = payableUntil(change);
  if (!until || until <= ctx.now)
    throw new AppError('wrong-state', {
      message: 'The time to pay for this change is over. Please choose again.',
    });
  return (await openCardPage(ctx, cardPageOf(ctx.now, { order, change, owed }))).redirectUrl;
};
