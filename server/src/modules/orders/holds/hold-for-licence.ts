import { DAYS_TO_LOOK, MOST_HOLDS_OF_A_COURSE, MOST_SEATS_MEANWHILE } from '#domain/licences/licence-days.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import { lockUser } from '#server/modules/identity/index.ts';
import { holdLines } from '../lines/hold-lines.ts';
import type { Order } from '../orders.repository.ts';
import { isLookedAt } from '../placing/check-licence.ts';
import { minutesOfHold } from '../placing/hold-for-transfer.ts';
import { seatsLookedAt, timesHeld } from './looked-at.repository.ts';

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
  if (minutes === null)
    throw refuse(
      'This course is too near for your license to be looked at in time. Please write to us; we try to help.',
    );
  const runs = courses.filter(({ kind }) => kind !== 'ELearningCourse');
  if (runs.length > 0) {
    await lockUser(ctx.db, order.userId);
    await requireFewSeats(ctx, order);
    await requireNotHeldOften(ctx, order, runs);
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

const requireFewSeats = async (ctx: Ctx, { id, userId, lines }: Order): Promise<void> => {
  const others = await seatsLookedAt(ctx.db, { userId, except: id });
  const own = lines.filter(({ kind }) => kind !== 'ELearningCourse').flatMap(({ places }) => places).length;
  if (own + others <= MOST_SEATS_MEANWHILE) return;
  const held = others > 0 ? `${others} of them are held already` : `this order has ${own}`;
  throw refuse(
    `We hold up to ${MOST_SEATS_MEANWHILE} seats for you while we look at your license, and ${held}. Please choose fewer, or wait until we have written to you.`,
  );
};

const requireNotHeldOften = async (
  ctx: Ctx,
  { id, userId }: Order,
  runs: readonly SoldCourse[],
): Promise<void> => {
  const times = await timesHeld(ctx.db, { userId, except: id, courseIds: runs.map((run) => run.id) });
  const often = runs.find((run) => (times.get(run.id) ?? 0) >= MOST_HOLDS_OF_A_COURSE);
  if (often)
    throw refuse(
      `${often.title} was held for you ${MOST_HOLDS_OF_A_COURSE} times while we looked at a license. Please wait until yours is accepted: you can book then, while seats are left.`,
    );
};
