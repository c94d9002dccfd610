import type { Ctx } from '#server/calls/context.ts';
import { withdrawOffers } from '#server/modules/seats/index.ts';
import { leaveEnrolled } from './waiting.repository.ts';

/** Who was enrolled leaves the line of a locked course; how many seats are free because they need no other. */
export const endEnrolled = async (ctx: Ctx, courseId: string): Promise<number> =>
  withdrawOffers(ctx, { courseId, waitingIds: await leaveEnrolled(ctx.db, courseId, ctx.now) });
