import { DAYS_TO_LOOK } from '#domain/licences/licence-days.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import { lockUser } from '#server/modules/identity/index.ts';
import { holdLines } from '../lines/hold-lines.ts';
import type { Order } from '../orders.repository.ts';
import { isLookedAt } from '../placing/check-licence.ts';
import { minutesOfHold } from '../placing/hold-for-transfer.ts';
import { findHoldLimit, seatsOf, TOO_NEAR } from './hold-limit.ts';

const MINUTE_MS = 60_000;

const refuse = (message: string) => new AppError('wrong-state', { message });

/**
 * Holds what an order needs while staff look at the licence of its person, who has an account and has handed it in. What
 * proves nothing yet holds few seats and none of them for ever; of several orders at once each counts those before it.
 */
export const holdForLicence = async (
  ctx: Ctx,
  order: Order,
  courses: readonly SoldCourse[],
): Promise<Date | null> => {
  const minutes = minutesLeft(ctx.now, order) ?? minutesOfHold(ctx.now, courses, DAYS_TO_LOOK);
  if (minutes === null) throw refuse(TOO_NEAR);
  const runs = courses.filter(({ kind }) => kind !== 'ELearningCourse');
  if (runs.length > 0) {
    await lockUser(ctx.db, order.userId);
    const { id: except, userId } = order;
    const limit = await findHoldLimit(ctx.db, { userId, except, seats: seatsOf(order), runs });
    if (limit) throw refuse(limit);
  }
  return holdLines(ctx, order, minutes);
};

/** Who chooses something else meanwhile is held no longer by it; null where it was not held before. */
const minutesLeft = (now: Date, order: Order): number | null => {
  if (!isLookedAt(order) || !order.holdEndsAt) return null;
  const left = Math.floor((order.holdEndsAt.getTime() - now.getTime()) / MINUTE_MS);
  if (left < 1) throw refuse('Your seat is no longer held. Please begin again.');
  return left;
};
