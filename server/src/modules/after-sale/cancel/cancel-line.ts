import type { cancelLine as call } from '#contracts/after-sale/line-options.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { previewGiveBack, requireOwnOrder } from '../../orders/index.ts';
import { type LineAtHand, lockOwnLine } from '../line-at-hand.ts';
import { closeCardPages, requireNothingPending } from './close-card-pages.ts';
import { type Back, endForMoney } from './end-for-money.ts';
import { quoteCancel } from './quote-cancel.ts';

type Input = InputOf<typeof call>;

const OTHER_FIGURES = 'What comes back has changed meanwhile. Please look at the new figures.';

/** Leaves a course for what the agreed policy gives back today, if that is what was shown. */
export const cancelLine = async (ctx: OuterCtx & { caller: SignedInCaller }, input: Input): Promise<void> => {
  const { id } = await requireOwnOrder(ctx.database, ctx.caller, input.reference);
  await closeCardPages(ctx, id);
  await ctx.transact((tx) => cancel({ ...tx, caller: ctx.caller }, input));
};

const cancel = async (ctx: SignedInCtx, { reason, ...input }: Input): Promise<void> => {
  const at = await lockOwnLine(ctx, input);
  await requireNothingPending(ctx, at);
  await endForMoney(ctx, at, { back: await agreedBack(ctx, at, input), reason });
};

/** What the policy gives back today, which is what was shown; a part of it may be a credit that paid and is one again. */
export const agreedBack = async (
  ctx: Ctx,
  at: LineAtHand,
  shown: { refundEur: number; creditEur: number },
): Promise<Back> => {
  const { refund, creditNote: credit } = quoteCancel(at);
  const back = await previewGiveBack(ctx.db, at.order, refund);
  if (back.moneyEur !== shown.refundEur || back.creditEur + credit !== shown.creditEur)
    throw new AppError('conflict', { message: OTHER_FIGURES });
  return { refund, credit };
};
