import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { offerSeat } from '#server/modules/seats/index.ts';
import type { PersonOnCourse } from '../orders/index.ts';
import { markOffered } from './waiting.repository.ts';
import { waitingListEvents } from './waiting-list.events.ts';

const MINUTE_MS = 60_000;

/** Offers a free seat of a locked course to somebody in line, who is told by letter; false when none is left. */
export const offerTo = async (
  ctx: Ctx,
  { id: waitingId, ...person }: PersonOnCourse & { id: string },
  { endsAt, freeSince }: { endsAt: Date; freeSince: Date },
): Promise<boolean> => {
  const minutes = Math.floor((endsAt.getTime() - ctx.now.getTime()) / MINUTE_MS);
  const { courseId, userId } = person;
  const offer = await offerSeat(ctx, { courseId, userId, waitingId, minutes });
  if (!offer) return false;
  const { claimId: offerId } = offer;
  await markOffered(ctx.db, waitingId, { offerId, offeredAt: ctx.now, freeSince });
  await announce(ctx, waitingListEvents['waiting.offered'], { waitingId, offerId });
  return true;
};
