import { giftState } from '#domain/orders/gift-state.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { CourseFacts } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findGift, findGiftOfOrder, gatherGift, linkOf } from '#server/modules/gifts/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { invitedOf, type Order, type Standing } from '#server/modules/orders/index.ts';
import { courseFactsFor } from '../course-facts.ts';
import { courseOf, orderOf, settingsOf } from '../facts.ts';
import type { ConfirmedGift } from './gift-confirmed-letter.ts';

/** A gift as letters see it; null where it is gone. */
export const findGiftFacts = async (ctx: Ctx, giftId: string) => {
  const gift = await findGift(ctx.db, giftId);
  const order = gift && (await orderOf(ctx, gift.orderId));
  const gathered = order ? await gatherGift(ctx, order) : null;
  const giver = order && (await findUser(ctx.db, order.userId));
  if (!gathered || !giver) return null;
  const { contact } = await settingsOf(ctx);
  return {
    ...gathered,
    state: giftState(gathered.facts),
    giver: { name: `${giver.firstName} ${giver.lastName}`.trim(), email: giver.email },
    claimUrl: linkOf(ctx, gathered),
    orderUrl: `${ctx.ports.publicUrl}/orders/${gathered.order.reference}`,
    contactEmail: contact.email,
  };
};

/** What is said of each of these courses. */
export const courseFactsOf = async (ctx: Ctx, standings: readonly Standing[]): Promise<CourseFacts[]> => {
  const all: CourseFacts[] = [];
  for (const { line } of standings)
    all.push(await courseFactsFor(ctx, await courseOf(ctx, line.courseId), null));
  return all;
};

/** Of an order that is a gift: how it gets to whom it is for. */
export const readConfirmedGift = async (ctx: Ctx, order: Order): Promise<ConfirmedGift | null> => {
  if (invitedOf(order).length === 0) return null;
  const gift = await findGiftOfOrder(ctx.db, order.id);
  const facts = gift ? await findGiftFacts(ctx, gift.id) : null;
  if (!gift || !facts) return null;
  return {
    email: facts.email,
    sendOn: gift.sendOn === null ? null : localDate(gift.sendOn),
    claimUrl: facts.claimUrl,
    titles: facts.standings.map(({ line }) => line.title),
  };
};
