import type { passOnEndpoints } from '#contracts/after-sale/pass-on.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import type { LineChange } from '../after-sale.repository.ts';
import type { BegunChange } from '../changes/begin-change.ts';
import { openChangePayment } from '../changes/open-change-payment.ts';
import { lockOwnLine } from '../find-line.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { askForPassOn } from './ask-for-pass-on.ts';
import { type Colleague, findLastPassOn } from './pass-ons.repository.ts';

/** Nothing is held meanwhile: the seat is the giver's anyway. */
const MINUTES_TO_PAY = 30;

type Outer = OuterCtx & { caller: SignedInCaller };
type Wish = InputOf<(typeof passOnEndpoints)['passOnLine']>;

/** Invites somebody to an own seat, or sends its person to pay for that first; pressed twice it is one change. */
export const passOnOwnLine = async (ctx: Outer, wish: Wish): Promise<{ redirectUrl: string | null }> => {
  const { change, attempt } = await ctx.transact((tx) => ask({ ...tx, caller: ctx.caller }, wish));
  const isToPay = change.state === 'pending' && change.toPlaceId === null;
  return { redirectUrl: isToPay ? await openChangePayment(ctx, change, attempt) : null };
};

const ask = async (ctx: Ctx & { caller: SignedInCaller }, wish: Wish): Promise<BegunChange> => {
  const at = await lockOwnLine(ctx, wish);
  const { firstName, lastName, email, agreedFeeEur } = wish;
  const same = await findSame(ctx, at, wish);
  if (same) return { change: same, attempt: null };
  const colleague = { firstName, lastName, email };
  return askForPassOn(ctx, at, { colleague, agreedFeeEur, minutesToPay: MINUTES_TO_PAY });
};

const findSame = async (
  { db }: Ctx,
  { line }: LineAtHand,
  { email }: Pick<Colleague, 'email'>,
): Promise<LineChange | null> => {
  const last = await findLastPassOn(db, line.id);
  return last?.state === 'pending' && last.email === email ? last : null;
};
