import { localDate } from '#domain/time/local-date.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { lockOrder } from '../orders/index.ts';
import { type Gathered, gatherGift, waitingOf } from './gather-gift.ts';
import { giftEvents } from './gifts.events.ts';
import { changeGift, listUnsent } from './gifts.repository.ts';

export const academyToday = ({ now }: Pick<Ctx, 'now'>) => localDate(localDateIn(now, ACADEMY_ZONE));

/** Owes the letter of a gift to whoever it waits for. */
export const sendGift = async (ctx: Ctx, { gift }: Pick<Gathered, 'gift'>): Promise<void> => {
  await changeGift(ctx.db, gift.id, { sentAt: ctx.now });
  await announce(ctx, giftEvents['gift.sent'], { giftId: gift.id, sending: ctx.now.toISOString() });
};

/** Sends every gift whose day has come, by the calendar of the academy. */
export const sendDueGifts = async (ctx: OuterCtx): Promise<void> => {
  for (const orderId of await listUnsent(ctx.database, academyToday(ctx)))
    await ctx.transact((tx) => sendIfDue(tx, orderId));
};

/** Under the order's lock: it may have been sent, taken back or given to nobody by name meanwhile. */
const sendIfDue = async (ctx: Ctx, orderId: string): Promise<void> => {
  const gathered = await gatherGift(ctx, await lockOrder(ctx.db, orderId));
  if (!gathered || gathered.facts.isSent || !gathered.facts.isOrderConfirmed) return;
  if (gathered.email !== null && waitingOf(gathered).length > 0) await sendGift(ctx, gathered);
};
