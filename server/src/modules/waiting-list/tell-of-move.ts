import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { findPostponement } from '#server/modules/catalogue/index.ts';
import { listLine } from './waiting.repository.ts';
import { waitingListEvents } from './waiting-list.events.ts';

type Move = { courseId: string; postponementId: string };

/** Says so to who waited for a course already when it got other dates. */
export const tellOfMove = async (ctx: Ctx, { courseId, postponementId }: Move): Promise<void> => {
  const move = await findPostponement(ctx.db, postponementId);
  for (const { id: waitingId, joinedAt } of await listLine(ctx.db, courseId))
    if (move && joinedAt <= move.at)
      await announce(ctx, waitingListEvents['waiting.moved'], { waitingId, postponementId });
};
