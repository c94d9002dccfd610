import type { Ctx } from '#server/calls/context.ts';
import { type SeatHandOver, takeOver } from './seats.repository.ts';

/** The seat on which somebody sits becomes another place's. It stays one seat, so that nobody waits for the course. */
export const handOverSeat = async (ctx: Ctx, seat: SeatHandOver): Promise<void> => {
  if (!(await takeOver(ctx.db, seat))) throw new Error(`nobody sits on a seat of the place ${seat.from}`);
};
