import { addDays, localDate } from '#domain/time/local-date.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { seatsToFill } from '../course-office/index.ts';
import { oldestAwaiting } from '../licences/index.ts';
import {
  countOrders,
  countSteps,
  dueUntil,
  listAllOrders,
  oldestActions,
  summarise,
  totalsDue,
} from '../orders/index.ts';
import { countActions } from '../payments/index.ts';
import { monthOf } from './home/home-steps.ts';
import { readNextCourses } from './home/read-next-courses.ts';

const SHOWN = 5;
const STEPS_DAYS = 30;
/** This month and so many after it. */
const FILLED_MONTHS = 2;

/** What waits for somebody, what was ordered last and which courses come next: none of them waits for another. */
export const getDashboard = async (ctx: ReadCtx) => {
  const { db, now } = ctx;
  const today = localDate(localDateIn(now, ACADEMY_ZONE));
  const fillUntil = monthOf(today, FILLED_MONTHS).to;
  const days = { from: addDays(today, 1 - STEPS_DAYS), to: today };
  const [openActions, actions, licences, waitingTransfers, due, steps, recentOrders, nextCourses, kinds] =
    await Promise.all([
      countActions(db),
      oldestActions(ctx, SHOWN),
      waitingLicences(ctx),
      countOrders(db, { state: 'placed', method: 'bank' }),
      totalsDue(db, { state: 'soon', today }),
      countSteps(db, days),
      lastOrders(ctx),
      readNextCourses(ctx),
      seatsToFill(ctx, fillUntil),
    ]);
  return {
    openActions,
    actions,
    licences,
    waitingTransfers,
    dueUntil: dueUntil(today),
    due: { late: due.late, soon: due.found },
    steps: { ...days, ...steps },
    recentOrders,
    nextCourses,
    toFill: { until: fillUntil, kinds },
  };
};

const waitingLicences = async ({ db }: ReadCtx) => {
  const { count, oldest } = await oldestAwaiting(db, SHOWN);
  return {
    waiting: count,
    oldest: oldest.map(({ id, handedInAt, ...one }) => ({
      ...one,
      _id: id,
      handedInAt: handedInAt.toISOString(),
    })),
  };
};

const lastOrders = async (ctx: ReadCtx) =>
  summarise(ctx, await listAllOrders(ctx.db, {}, { before: undefined, limit: SHOWN }));
