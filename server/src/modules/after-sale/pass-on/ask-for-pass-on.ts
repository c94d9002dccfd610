import { type EurMinor, eur, formatEur } from '#domain/money/money.ts';
import { transferOutcome } from '#domain/policies/transfer.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { isPassedOn } from '../../orders/index.ts';
import { type BegunChange, beginChange } from '../changes/begin-change.ts';
import { chargeable } from '../changes/chargeable.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { type Colleague, insertColleague } from './pass-ons.repository.ts';
import { requireColleague } from './require-colleague.ts';

export type PassOnWish = {
  colleague: Colleague;
  /** What was shown to whoever asks. */
  agreedFeeEur: number;
  /** By an administrator, who says why in `reason`. */
  isWaived?: boolean;
  reason?: string;
  minutesToPay: number;
  isPaidLater?: boolean;
};

type Asked = Pick<Ctx, 'ports'>;

/** What passing on costs today: what the gateway does not take is not asked for. */
export const feeOfPassOn = (ctx: Asked, at: LineAtHand): EurMinor => {
  const { fee } = outcomeOf(at);
  return chargeable(ctx, at, fee) ? fee : eur(0);
};

const outcomeOf = ({ policy, days }: LineAtHand) =>
  transferOutcome({ policy, meetsPrerequisites: true, ...days });

/** Why a seat cannot be passed on, whoever is to have it, as a sentence; null where it can. */
export const findHindrance = (at: LineAtHand): string | null => {
  const { line, course, order } = at;
  if (isPassedOn(line)) return 'This seat was passed on already: it belongs to who has accepted it.';
  if (line.cameWith)
    return 'This course came with another, free of charge, and goes with it. It cannot be passed on alone.';
  if (order.method === null) return 'This course was paid for elsewhere. Please contact us to pass it on.';
  if (!placeOfGiver(at)) return 'Nobody takes part by this order who could pass a seat on.';
  if (course.status === 'cancelled') return 'This course was cancelled, so that no seat can be passed on.';
  if (outcomeOf(at).problem === 'too-late')
    return `A seat can be passed on until ${at.policy.transfer.fromDaysBefore} days before the start of the course.`;
  return null;
};

const placeOfGiver = ({ line, order }: Pick<LineAtHand, 'line' | 'order'>) =>
  line.places.find(
    ({ userId, claimVersion, state }) =>
      claimVersion === 0 && state === 'accepted' && userId === order.userId,
  );

/** Asks to pass on the buyer's own seat of a line, locked: it is theirs until somebody else has accepted it. */
export const askForPassOn = async (ctx: Ctx, at: LineAtHand, wish: PassOnWish): Promise<BegunChange> => {
  const from = placeOfGiver(at);
  const hindrance = findHindrance(at);
  if (hindrance || !from) throw new AppError('wrong-state', { message: hindrance ?? '' });
  await requireColleague(ctx, at, wish.colleague);
  const fee = wish.isWaived ? eur(0) : feeOfPassOn(ctx, at);
  if (!wish.isWaived) requireAgreed(fee, wish);
  return beginChange(ctx, at, {
    kind: 'pass-on',
    fromPlaceId: from.id,
    feeEur: fee,
    reason: wish.reason ?? '',
    holdEndsAt: new Date(ctx.now.getTime() + wish.minutesToPay * 60_000),
    isPaidLater: wish.isPaidLater ?? false,
    onWritten: ({ id }) => insertColleague(ctx.db, id, wish.colleague),
  });
};

const requireAgreed = (fee: EurMinor, { agreedFeeEur }: PassOnWish): void => {
  if (agreedFeeEur === fee) return;
  const now = fee === 0 ? 'free of charge' : formatEur(fee);
  throw new AppError('conflict', {
    message: `The fee has changed meanwhile: it is ${now} now. Please look at it again.`,
  });
};
