import type { PassOnOffer, PassOnView } from '#contracts/after-sale/pass-on.ts';
import { requiredConfirmations } from '#domain/checkout/eligibility.ts';
import { aed, type EurMinor, eur, rateMicro, toAed } from '#domain/money/money.ts';
import { isWaitingPassOn, type PassOnState, passOnState } from '#domain/orders/pass-on-state.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type OfferedLine, type Order, offerOf } from '../../orders/index.ts';
import { findPendingChange } from '../after-sale.repository.ts';
import { WAITS } from '../changes/begin-change.ts';
import { payableUntil } from '../changes/open-change-payment.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { feeOfPassOn, findHindrance } from './ask-for-pass-on.ts';
import { findLastPassOn, type PassOn } from './pass-ons.repository.ts';
import { requireLineOf } from './require-line-of.ts';

export const stateOf = ({ state, toPlaceId, openedAt, declinedAt, isOver }: PassOn): PassOnState =>
  passOnState({
    change: state,
    isInvited: toPlaceId !== null,
    isOpened: openedAt !== null,
    isDeclined: declinedAt !== null,
    isOver,
  });

type Rated = Pick<Order, 'rateMicro'>;

/** The fee of a change, or of today, with what it is in AED at the order's rate. */
const feeAt = ({ rateMicro: rate }: Rated, fee: EurMinor) => ({
  eur: fee,
  aed: rate === null ? aed(0) : toAed(fee, rateMicro(rate)),
});

export const presentPassOn = (order: Rated, passOn: PassOn): PassOnView => {
  const { lineId, firstName, lastName, email, feeEur, sentAt, openedAt, doneAt } = passOn;
  const state = stateOf(passOn);
  return {
    ...{ lineId, state, firstName, lastName, email },
    fee: feeAt(order, eur(feeEur)),
    sentAt: sentAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
    acceptedAt: doneAt?.toISOString() ?? null,
    until: isWaitingPassOn(state) ? (untilOf(passOn, state)?.toISOString() ?? null) : null,
  };
};

const untilOf = (passOn: PassOn, state: PassOnState): Date | null =>
  state === 'unpaid' ? payableUntil(passOn) : passOn.holdEndsAt;

/** What whoever takes the seat over will be asked for. */
const asksOf = ({ offer: { eligibility, licence } }: OfferedLine): string[] => [
  ...requiredConfirmations(eligibility).map(({ label }) => label),
  ...(licence.professions.length > 0 ? [`My license as one of: ${licence.professions.join(', ')}`] : []),
];

const presentOffer = async (ctx: Ctx, at: LineAtHand): Promise<PassOnOffer> => ({
  hindrance: findHindrance(at) ?? ((await findPendingChange(ctx.db, at.line.id)) ? WAITS : null),
  fee: feeAt(at.order, feeOfPassOn(ctx, at)),
  asks: asksOf(offerOf(ctx, at.course)),
});

/** What there is to tell of passing on a line; `read` brings it at hand, and refuses where nothing can be done about it. */
export const readPassOn = async (
  ctx: Ctx,
  { order, lineId }: { order: Order; lineId: string },
  read: () => Promise<LineAtHand>,
): Promise<{ passOn: PassOnView | null; offer: PassOnOffer | null }> => {
  requireLineOf(order, lineId);
  const last = await findLastPassOn(ctx.db, lineId);
  const at = await read().catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'wrong-state') return null;
    throw error;
  });
  return { passOn: last ? presentPassOn(order, last) : null, offer: at && (await presentOffer(ctx, at)) };
};
