import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { nextCourseSeats, readRunChances } from '../course-office/index.ts';
import {
  countOrders,
  countSteps,
  dueUntil,
  listAllOrders,
  summarise,
  totalOfOrders,
} from '../orders/index.ts';
import { countActions } from '../payments/index.ts';

const SHOWN = 5;
const COURSES = 8;
const STEPS_DAYS = 30;
/** No course has a date of its own for it. */
const DECIDED_BEFORE_DAYS = 14;

/** What waits for somebody, what was ordered last and which courses come next. */
export const getDashboard = async (ctx: Ctx) => {
  const { db, now } = ctx;
  const today = localDate(localDateIn(now, ACADEMY_ZONE));
  const latest = await listAllOrders(db, {}, { before: undefined, limit: SHOWN });
  const courses = await nextCourses(ctx);
  const days = { from: addDays(today, 1 - STEPS_DAYS), to: today };
  return {
    openActions: await countActions(db),
    waitingTransfers: await countOrders(db, { state: 'placed', method: 'bank' }),
    dueUntil: dueUntil(today),
    due: {
      late: await totalOfOrders(db, { due: { state: 'late', today } }),
      soon: await totalOfOrders(db, { due: { state: 'soon', today } }),
    },
    steps: { ...days, ...(await countSteps(db, days)) },
    recentOrders: await summarise(ctx, latest),
    nextCourses: courses,
  };
};

const nextCourses = async (ctx: Ctx) => {
  const shown = await nextCourseSeats(ctx, COURSES);
  const chances = await readRunChances(
    ctx.db,
    shown.map(({ _id }) => _id),
  );
  return shown.map((course) => {
    const { minEnrollment = 0, reason = null, by = null } = chances.get(course._id) ?? {};
    const heldAnyway = reason === null ? null : { reason, by: by ? `${by.firstName} ${by.lastName}` : '' };
    const isLow = course.enrolled < minEnrollment && course.effectiveStatus !== 'in-progress';
    const isAsked = isLow && !heldAnyway;
    const decideBy =
      isAsked && course.startDate ? addDays(localDate(course.startDate), -DECIDED_BEFORE_DAYS) : null;
    return { ...course, minEnrollment, decideBy, heldAnyway: isLow ? heldAnyway : null };
  });
};
