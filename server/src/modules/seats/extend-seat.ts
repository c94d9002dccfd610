import type { Ctx } from '#server/calls/context.ts';
import { setHeldUntil } from './seats.repository.ts';

/** Moves the end of a place's hold; false when it holds no seat any more, or already sits on it. */
export const extendSeat = (
  ctx: Ctx,
  { placeId, until }: { placeId: string; until: Date },
): Promise<boolean> => setHeldUntil(ctx.db, placeId, until);
