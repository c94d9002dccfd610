import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { nextCourseSeats } from '../course-office/index.ts';
import { countWaitingTransfers, listAllOrders, listPartsDue, summarise } from '../orders/index.ts';
import { countActions } from '../payments/index.ts';
import { minimumsOf } from './home/run-minimums.repository.ts';

const SHOWN = 5;
const COURSES = 8;
/** No course has a date of its own for it. */
const DECIDED_BEFORE_DAYS = 14;

/** What waits for somebody, what was ordered last and which courses come next. */
export const getDashboard = async (ctx: Ctx) => {
  const { db, now } = ctx;
  const parts = await listPartsDue(db, now);
  const latest = await listAllOrders(db, {}, { before: undefined, limit: SHOWN });
  const courses = await nextCourses(ctx);
  return {
    openActions: await countActions(db),
    waitingTransfers: await countWaitingTransfers(db),
    overdueParts: parts.filter(({ dueOn, today }) => dueOn < today).length,
    recentOrders: await summarise(ctx, latest),
    nextCourses: courses,
  };
};

const nextCourses = async (ctx: Ctx) => {
  const shown = await nextCourseSeats(ctx, COURSES);
  const minimums = await minimumsOf(
    ctx.db,
    shown.map(({ _id }) => _id),
  );
  return shown.map((course) => {
    const minEnrollment = minimums.get(course._id) ?? 0;
    const isAsked = course.enrolled < minEnrollment && course.effectiveStatus !== 'in-progress';
    const decideBy =
      isAsked && course.startDate ? addDays(localDate(course.startDate), -DECIDED_BEFORE_DAYS) : null;
    return { ...course, minEnrollment, decideBy };
  });
};
