import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { enrolmentCancelled } from '#emails/letters/enrolment-cancelled.ts';
import { orderConfirmed } from '#emails/letters/order-confirmed.ts';
import { orderLapsed } from '#emails/letters/order-lapsed.ts';
import { partDue } from '#emails/letters/part-due.ts';
import { transferAwaited } from '#emails/letters/transfer-awaited.ts';
import { localDateIn } from '#server/platform/time.ts';
import { paidOf } from '../payments/index.ts';
import { readSettings } from '../settings/index.ts';
import type { Composer } from './composer.ts';
import { linkReceipts, readOrder } from './read-order.ts';
import { listOpenParts, momentIn, ownerOf } from './read-sale.ts';

export const composeConfirmed: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  return orderConfirmed({
    ...(await readOrder(ctx, owner)),
    paid: await paidOf(ctx.db, owner),
    receipts: await linkReceipts(ctx, owner),
    openParts: await listOpenParts(ctx, owner),
  });
};

/** Nothing when it was paid, given up or placed anew meanwhile. */
export const composeTransferAwaited: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  const sale = await readOrder(ctx, owner);
  const { state, holdEndsAt } = sale.order;
  const [due] = await listOpenParts(ctx, owner);
  if (state !== 'placed' || !holdEndsAt || !due) return null;
  const { bank } = await readSettings(ctx.db);
  return transferAwaited({ ...sale, due, payUntil: momentIn(sale.zone, holdEndsAt), bank });
};

export const composeLapsed: Composer = async (ctx, ids) => {
  const sale = await readOrder(ctx, ownerOf(ids));
  return sale.order.state === 'lapsed' ? orderLapsed(sale) : null;
};

export const composePartDue: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  const part = (await listOpenParts(ctx, owner)).find(({ id }) => id === ids.obligationId);
  if (!part) return null;
  const sale = await readOrder(ctx, owner);
  const today = localDate(localDateIn(ctx.now, sale.zone));
  return partDue({ ...sale, part, daysLeft: daysBetween(today, part.dueOn) });
};

export const composeCancelled: Composer = async (ctx, ids) =>
  enrolmentCancelled(await readOrder(ctx, ownerOf(ids)));
