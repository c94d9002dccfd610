import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { withdrawOffers } from '#server/modules/seats/index.ts';
import { endOfOffers, mayStandUntil } from './offer-time.ts';
import { offerTo } from './offer-to.ts';
import { listStandingOffers, putBack, type StandingOffer } from './waiting.repository.ts';
import { waitingListEvents } from './waiting-list.events.ts';

/**
 * A locked course that has an earlier deadline now, or is closed, does not keep what it has promised for longer: whoever
 * has such an offer gets the same seat for as long as is left, or is told that there is no time left. They have let
 * nothing pass. Says whether none was.
 */
export const shortenOffers = async (ctx: Ctx, course: Run): Promise<boolean> => {
  const standing = await listStandingOffers(ctx.db, course.id);
  const tooLong = standing.filter(({ endsAt }) => endsAt && !mayStandUntil(ctx, course, endsAt));
  if (tooLong.length === 0) return true;
  const waitingIds = tooLong.map(({ id }) => id);
  await withdrawOffers(ctx, { courseId: course.id, waitingIds });
  await putBack(ctx.db, waitingIds);
  for (const offer of tooLong) await offerAgain(ctx, course, offer);
  return false;
};

const offerAgain = async (ctx: Ctx, course: Run, offer: StandingOffer): Promise<void> => {
  const { id, userId, offerId, freeSince } = offer;
  const endsAt = endOfOffers(ctx, course);
  const person = { id, userId, courseId: course.id };
  if (endsAt && (await offerTo(ctx, person, { endsAt, freeSince: freeSince ?? ctx.now }))) return;
  await announce(ctx, waitingListEvents['waiting.withdrawn'], { waitingId: id, offerId });
};
