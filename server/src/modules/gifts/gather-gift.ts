import type { GiftFacts } from '#domain/orders/gift-state.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import {
  invitedOf,
  lockOrder,
  type Order,
  requireOwnOrder,
  type Standing,
  standingsOf,
} from '../orders/index.ts';
import { findGiftOfOrder, type Gift } from './gifts.repository.ts';

/** A gift with its order, how each of its places stands for nobody in particular, and whom those wait for. */
export type Gathered = {
  gift: Gift;
  order: Order;
  standings: Standing[];
  /** Null where the giver hands the link on. */
  email: string | null;
  facts: GiftFacts;
};

/** Null of an order that is no gift. */
export const gatherGift = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  order: Order,
): Promise<Gathered | null> => {
  const gift = await findGiftOfOrder(ctx.db, order.id);
  if (!gift) return null;
  const standings = await standingsOf(ctx, invitedOf(order), null);
  const last = waitingOf({ standings })[0] ?? standings[0];
  const email = last?.place.email ?? null;
  const facts = {
    isOrderConfirmed: order.state === 'confirmed',
    isTakenBack: gift.takenBackAt !== null,
    isOpened: gift.openedAt !== null,
    isSent: gift.sentAt !== null,
    hasAddress: email !== null,
    places: standings.map(({ state }) => state),
  };
  return { gift, order, standings, email, facts };
};

/** What can still be claimed; all of it by one link, since whoever is invited anew is invited to all of it. */
export const waitingOf = ({ standings }: Pick<Gathered, 'standings'>): Standing[] =>
  standings.filter(({ state }) => state === 'open');

/** The number of the invitation to what waits. */
export const versionOf = (gathered: Pick<Gathered, 'standings'>): number | null =>
  waitingOf(gathered)[0]?.place.claimVersion ?? null;

/** The caller's own gift, with the lock of its order. */
export const lockGift = async (ctx: SignedInCtx, reference: string): Promise<Gathered> => {
  const { id } = await requireOwnOrder(ctx.db, ctx.caller, reference);
  const gathered = await gatherGift(ctx, await lockOrder(ctx.db, id));
  if (!gathered?.order.confirmedAt) throw new AppError('not-found');
  return gathered;
};
