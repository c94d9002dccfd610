import { requiredConfirmations } from '#domain/checkout/eligibility.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import type { OfferedLine } from '../lines/price-lines.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { claimPlace } from './claimed-places.repository.ts';
import type { Standing } from './standings-of.ts';

type Accepted = Standing & { offered: OfferedLine };

const ENROLLED_KEY = 'enrolments_live_key';

/** The caller takes a place that waited for them, and has met what its course asks for. */
export const admitTo = async (
  ctx: SignedInCtx,
  order: Order,
  { line, place, course, offered }: Accepted,
): Promise<void> => {
  const { id: userId } = ctx.caller.user;
  for (const inviter of ctx.ports.inviters) await inviter.makeWay?.(ctx, order, { line, place });
  const confirmations = requiredConfirmations(offered.offer.eligibility);
  await claimPlace(ctx.db, { placeId: place.id, lineId: line.id, userId, confirmations, at: ctx.now });
  try {
    await kindOf(ctx, course).admit(ctx, { userId, courseId: course.id, placeId: place.id }, order);
  } catch (error) {
    // They have just been enrolled otherwise.
    if (isUniqueViolation(error, ENROLLED_KEY)) throw new AppError('conflict');
    throw error;
  }
  await recordAudit(ctx, {
    action: 'place.claimed',
    objectKind: 'order',
    objectId: order.id,
    after: { placeId: place.id, courseId: course.id, termsVersion: ctx.ports.termsVersion, confirmations },
  });
};
