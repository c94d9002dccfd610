import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { isOnlyForOthers, isPassedOn, lockOrder, requireOrder, requireOwnOrder } from '../orders/index.ts';
import { type LineAtHand, lineAtHand } from './line-at-hand.ts';

const A_GIFT = 'This course is a gift: it is taken back on the page of its order.';
const PASSED_ON = 'This seat was passed on: it belongs to whoever has accepted it.';

export type LineKey = { reference: string; lineId: string };

/** The caller's own, as it is read; their acts lock it. */
export const readOwnLine = async (ctx: SignedInCtx, { reference, lineId }: LineKey): Promise<LineAtHand> =>
  requireOwnPlace(
    await lineAtHand(ctx, { order: await requireOwnOrder(ctx.db, ctx.caller, reference), lineId }),
  );

export const lockOwnLine = async (ctx: SignedInCtx, { reference, lineId }: LineKey): Promise<LineAtHand> => {
  const { id } = await requireOwnOrder(ctx.db, ctx.caller, reference);
  return requireOwnPlace(await lineAtHand(ctx, { order: await lockOrder(ctx.db, id), lineId }));
};

/** Whoever bought it has a place on it themself: what was given away is not theirs to leave. */
export const requireOwnPlace = (at: LineAtHand): LineAtHand => {
  if (isOnlyForOthers(at.line))
    throw new AppError('wrong-state', { message: isPassedOn(at.line) ? PASSED_ON : A_GIFT });
  return at;
};

/** Anybody's, for staff. */
export const readLine = async (ctx: Ctx, { reference, lineId }: LineKey): Promise<LineAtHand> =>
  lineAtHand(ctx, { order: await requireOrder(ctx.db, reference), lineId });

export const lockLine = async (ctx: Ctx, { reference, lineId }: LineKey): Promise<LineAtHand> => {
  const { id } = await requireOrder(ctx.db, reference);
  return lineAtHand(ctx, { order: await lockOrder(ctx.db, id), lineId });
};
