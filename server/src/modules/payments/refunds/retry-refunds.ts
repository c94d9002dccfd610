import type { OuterCtx } from '#server/calls/context.ts';
import { executeRefund } from './execute-refund.ts';
import { listDueRefunds } from './refunds.repository.ts';

const AT_ONCE = 5;

/** Sends what could not be sent before, and what a process that died has left. */
export const retryRefunds = async (ctx: OuterCtx): Promise<void> => {
  const due = await listDueRefunds(ctx.database);
  for (let first = 0; first < due.length; first += AT_ONCE) {
    await Promise.all(due.slice(first, first + AT_ONCE).map((id) => retry(ctx, id)));
  }
};

const retry = async (ctx: OuterCtx, refundId: string): Promise<void> => {
  try {
    await executeRefund(ctx, refundId);
  } catch (error) {
    ctx.log.error({ err: error, refundId }, 'a refund could not be tried again');
  }
};
