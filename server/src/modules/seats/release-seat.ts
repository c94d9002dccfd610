import type { Ctx } from '#server/calls/context.ts';
import { requireSeatLock } from './claim-free-seat.ts';
import { leaveToLine } from './leave-to-line.ts';
import { changeTaken, type PlaceSeat, releaseClaim } from './seats.repository.ts';

/** Gives a place's seat back, held, offered or enrolled; harmless when it has none. */
export const releaseSeat = async (ctx: Ctx, seat: PlaceSeat): Promise<void> => {
  const { courseId } = seat;
  await requireSeatLock(ctx, courseId);
  const { seats, freed } = await releaseClaim(ctx.db, seat);
  if (seats === 0) return;
  await changeTaken(ctx.db, courseId, -seats);
  leaveToLine(ctx, courseId, freed);
};
