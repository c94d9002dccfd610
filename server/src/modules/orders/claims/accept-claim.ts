import type { InputOf } from '#contracts/endpoint.ts';
import type { ClaimView, claimEndpoints } from '#contracts/orders/claims.ts';
import { DAYS_TO_LOOK } from '#domain/licences/licence-days.ts';
import type { ClaimState } from '#domain/orders/claim-state.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { awaitingSince } from '#server/modules/licences/index.ts';
import { requireAllAgreed } from '../checkout/require-all-agreed.ts';
import { offerOf } from '../lines/price-lines.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { requireLicences } from '../placing/check-licence.ts';
import { admitTo } from './admit-to.ts';
import { describeInvitation, stateOfInvitation } from './describe-invitation.ts';
import { invitedBy } from './invited-places.ts';
import { presentClaim } from './present-claim.ts';
import { requireClaim } from './require-claim.ts';
import { type Standing, standingsOf } from './standings-of.ts';

type Input = InputOf<(typeof claimEndpoints)['acceptClaim']>;

const REFUSALS: Readonly<Record<Exclude<ClaimState, 'open'>, string>> = {
  claimed: 'Somebody has claimed this already.',
  'too-late': 'The course has begun, so that its place can no longer be claimed.',
  'taken-back': 'This was taken back and can no longer be claimed.',
  replaced: 'This link was replaced by another one. Please use the link of the newest letter.',
  declined: 'This was declined and can no longer be accepted.',
  lapsed: 'The time to accept this is over: the seat stays with whoever has it.',
};
const DAY_MS = 24 * 60 * 60_000;
const ALL_HAD =
  'You have every course of this already. Nothing was claimed, and somebody else can be given it.';

/**
 * Gives the caller every place of an invitation that they do not have yet, one of each course: they meet what the courses
 * ask for, as a buyer does, and are enrolled, or wait until their licence was looked at. Of many who press at once the order's lock lets one be first. Pressed again
 * it changes nothing.
 */
export const acceptClaim = async (
  ctx: SignedInCtx,
  { reference, token, ...said }: Input,
): Promise<ClaimView> => {
  const { order: found, version } = await requireClaim(ctx, { reference, token });
  const order = await lockOrder(ctx.db, found.id);
  const standings = await standingsOf(ctx, invitedBy(order, version), ctx.caller.user.id);
  const state = stateOfInvitation(standings, await describeInvitation(ctx, { order, version }));
  const open = state === 'open' ? oneOfEach(standings.filter((one) => one.state === 'open')) : [];
  if (open.length === 0 && !isOwn(ctx, standings)) throw refusal(state);
  if (open.length > 0) {
    const accepted = open.map((one) => ({ ...one, offered: offerOf(ctx, one.course) }));
    requireAllAgreed(
      accepted.map(({ offered }) => offered),
      said,
    );
    const offered = accepted.map((one) => one.offered);
    if ((await requireLicences(ctx, ctx.caller.user.id, offered)) === 'awaiting')
      await keepWaiting(ctx, order, open);
    else {
      for (const one of accepted) await admitTo(ctx, order, one);
      await tell(ctx, order, open);
    }
  }
  return presentClaim(ctx, await requireClaim(ctx, { reference, token }));
};

/** Nobody takes a place before they may take part: it waits for them while their licence is looked at. */
const keepWaiting = async (ctx: SignedInCtx, order: Order, open: readonly Standing[]): Promise<void> => {
  const since = await awaitingSince(ctx.db, ctx.caller.user.id);
  if (!since) return;
  const until = new Date(since.getTime() + DAYS_TO_LOOK * DAY_MS);
  for (const inviter of ctx.ports.inviters)
    for (const { line, place } of open) await inviter.keepWaiting?.(ctx, order, { line, place, until });
};

const oneOfEach = (open: readonly Standing[]): Standing[] =>
  [...new Map(open.toReversed().map((one) => [one.course.id, one])).values()].toReversed();

const isOwn = ({ caller }: SignedInCtx, standings: readonly Standing[]): boolean =>
  standings.some(({ place, state }) => state === 'claimed' && place.userId === caller.user.id);

const refusal = (state: ClaimState): AppError =>
  new AppError('wrong-state', { message: state === 'open' ? ALL_HAD : REFUSALS[state] });

const tell = async (ctx: SignedInCtx, order: Order, claimed: readonly Standing[]): Promise<void> => {
  const now = await lockOrder(ctx.db, order.id);
  for (const inviter of ctx.ports.inviters) await inviter.onClaimed(ctx, now);
  const [first] = claimed;
  if (first)
    await announce(ctx, orderEvents['place.claimed'], { orderId: order.id, placeId: first.place.id });
};
