import { GIFT_NOTICES, giftNotice } from '#domain/orders/gift-state.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { giftEvents } from './gifts.events.ts';
import { listWaitingPlaces, type WaitingPlace } from './gifts.repository.ts';

/** What began longer ago was told of then. */
const DAYS_BEHIND = 3;
const DAY_MS = 24 * 3_600_000;

/**
 * Says of every gift that waits what is to be said: before its first session to who was given it, after a session that
 * nobody came for to its giver. Whoever mails it does so once.
 */
export const watchGifts = async (ctx: OuterCtx): Promise<void> => {
  const { now } = ctx;
  const waiting = await listWaitingPlaces(ctx.database, {
    now,
    ahead: GIFT_NOTICES['14'],
    behind: DAYS_BEHIND,
  });
  for (const { giftId, placeId } of waiting.filter(({ hasBegun }) => hasBegun))
    await ctx.transact((tx) => announce(tx, giftEvents['gift.missed'], { giftId, placeId }));
  for (const { giftId, email, notice } of remindersFor(waiting, now))
    await ctx.transact((tx) => announce(tx, giftEvents['gift.waiting'], { giftId, email, notice }));
};

/** Of several courses the first counts. Who has had the letter for less than a day knows. */
const remindersFor = (waiting: readonly WaitingPlace[], now: Date) => {
  const first = new Map<string, WaitingPlace>();
  for (const place of waiting.filter(({ hasBegun }) => !hasBegun)) {
    const known = first.get(place.giftId);
    if (!known || place.daysLeft < known.daysLeft) first.set(place.giftId, place);
  }
  return [...first.values()].flatMap(({ giftId, email, sentAt, daysLeft }) => {
    const notice = giftNotice(daysLeft);
    const isKnown = sentAt === null || now.getTime() - sentAt.getTime() < DAY_MS;
    return notice && email && !isKnown ? [{ giftId, email, notice }] : [];
  });
};
