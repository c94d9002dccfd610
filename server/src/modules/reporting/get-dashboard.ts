import { addMonths, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, instantOf, localDateIn } from '#server/platform/time.ts';
import { courseSeats } from '../course-office/index.ts';
import { countWaitingTransfers, listAllOrders, listPartsDue, summarise } from '../orders/index.ts';
import { countActions, receivedBetween } from '../payments/index.ts';

const SHOWN = 5;

/** Every number leads to the rows that prove it; what was received is read from the ledger. */
export const getDashboard = async (ctx: Ctx) => {
  const { db, now } = ctx;
  const thisMonth = localDate(`${localDateIn(now, ACADEMY_ZONE).slice(0, 7)}-01`);
  const received = (first: number) =>
    receivedBetween(db, monthStart(addMonths(thisMonth, first)), monthStart(addMonths(thisMonth, first + 1)));
  const parts = await listPartsDue(db, now);
  const latest = await listAllOrders(db, {}, { before: undefined, limit: SHOWN });
  const courses = await courseSeats(ctx);
  return {
    openActions: await countActions(db),
    waitingTransfers: await countWaitingTransfers(db),
    overdueParts: parts.filter(({ dueOn, today }) => dueOn < today).length,
    receivedThisMonthAed: await received(0),
    receivedLastMonthAed: await received(-1),
    recentOrders: await summarise(ctx, latest),
    nextCourses: courses.filter(({ effectiveStatus }) => !OVER.has(effectiveStatus)).slice(0, SHOWN),
  };
};

const OVER = new Set(['draft', 'cancelled', 'completed']);

const monthStart = (day: string): Date => instantOf(day, '00:00', ACADEMY_ZONE);
