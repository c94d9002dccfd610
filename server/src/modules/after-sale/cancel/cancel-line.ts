import type { cancelLine as call } from '#contracts/after-sale/line-options.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { previewGiveBack, requireOwnOrder } from '../../orders/index.ts';
import { lockOwnLine } from '../line-at-hand.ts';
import { closeCardPages, requireNothingPending } from './close-card-pages.ts';
import { endForMoney } from './end-for-money.ts';
import { quoteCancel } from './quote-cancel.ts';

type Input = InputOf<typeof call>;

const OTHER_FIGURES = 'What you would get back has changed meanwhile. Please look at the new figures.';

/** Leaves a course for what the agreed policy gives back today, if that is what was shown. */
export const cancelLine = async (ctx: OuterCtx & { caller: SignedInCaller }, input: Input): Promise<void> => {
  const { id } = await requireOwnOrder(ctx.database, ctx.caller, input.reference);
  await closeCardPages(ctx, id);
  await ctx.transact((tx) => cancel({ ...tx, caller: ctx.caller }, input));
};

const cancel = async (ctx: SignedInCtx, { refundEur, creditEur, reason, ...key }: Input): Promise<void> => {
  const at = await lockOwnLine(ctx, key);
  await requireNothingPending(ctx, at);
  const { refund, creditNote: credit } = quoteCancel(at);
  const back = await previewGiveBack(ctx.db, at.order, refund);
  if (back.moneyEur !== refundEur || back.creditEur + credit !== creditEur)
    throw new AppError('conflict', { message: OTHER_FIGURES });
  await endForMoney(ctx, at, { back: { refund, credit }, reason });
};
