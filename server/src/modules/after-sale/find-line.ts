import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { isOnlyForOthers, lockOrder, requireOrder, requireOwnOrder } from '../orders/index.ts';
import { type LineAtHand, lineAtHand } from './line-at-hand.ts';

type LineKey = { reference: string; lineId: string };

/** The caller's own, as it is read; their acts lock it. */
export const readOwnLine = async (ctx: SignedInCtx, { reference, lineId }: LineKey): Promise<LineAtHand> =>
  requireNoGift(
    await lineAtHand(ctx, { order: await requireOwnOrder(ctx.db, ctx.caller, reference), lineId }),
  );

export const lockOwnLine = async (ctx: SignedInCtx, { reference, lineId }: LineKey): Promise<LineAtHand> => {
  const { id } = await requireOwnOrder(ctx.db, ctx.caller, reference);
  return requireNoGift(await lineAtHand(ctx, { order: await lockOrder(ctx.db, id), lineId }));
};

const requireNoGift = (at: LineAtHand): LineAtHand => {
  if (isOnlyForOthers(at.line))
    throw new AppError('wrong-state', {
      message: 'This course is a gift: it is taken back on the page of its order.',
    });
  return at;
};

/** Anybody's, for staff. */
export const readLine = async (ctx: Ctx, { reference, lineId }: LineKey): Promise<LineAtHand> =>
  lineAtHand(ctx, { order: await requireOrder(ctx.db, reference), lineId });

export const lockLine = async (ctx: Ctx, { reference, lineId }: LineKey): Promise<LineAtHand> => {
  const { id } = await requireOrder(ctx.db, reference);
  return lineAtHand(ctx, { order: await lockOrder(ctx.db, id), lineId });
};
