import { giftEndpoints as calls } from '#contracts/gifts/gifts.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireOwnOrder } from '../orders/index.ts';
import { changeRecipient } from './change-recipient.ts';
import { gatherGift, lockGift } from './gather-gift.ts';
import { presentGift } from './present-gift.ts';
import { sendAgain } from './send-again.ts';
import { takeBack } from './take-back.ts';

const giftNow = async (ctx: SignedInCtx, reference: string) =>
  presentGift(ctx, await lockGift(ctx, reference));

export const giftBindings: Binding[] = [
  on(calls.getGift, async (ctx, { reference }) => {
    const order = await requireOwnOrder(ctx.db, ctx.caller, reference);
    const gathered = order.confirmedAt ? await gatherGift(ctx, order) : null;
    return { gift: gathered && (await presentGift(ctx, gathered)) };
  }),
  on(calls.sendGiftAgain, async (ctx, { reference }) => {
    await sendAgain(ctx, reference);
    return { message: 'The letter is on its way.', gift: await giftNow(ctx, reference) };
  }),
  on(calls.changeRecipient, async (ctx, input) => {
    await changeRecipient(ctx, input);
    const message = input.email
      ? 'The gift waits for the new address. The former link opens nothing any more.'
      : 'The gift has a new link to hand on. The former one opens nothing any more.';
    return { message, gift: await giftNow(ctx, input.reference) };
  }),
  on(calls.takeGiftBack, async (ctx, { reference }) => {
    await takeBack(ctx, reference);
    return {
      message: 'The gift was taken back. What was paid for it goes back to you.',
      gift: await giftNow(ctx, reference),
    };
  }),
];
