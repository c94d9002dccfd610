import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import {
  changeCourse,
  type DatedCourse,
  insertPostponement,
  instantsAfter,
  type NewDates,
  type Postponement,
  withdrawUntil,
} from '#server/modules/catalogue/index.ts';
import { leaveToLine } from '#server/modules/seats/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { movingSessions } from './moving-sessions.ts';

type Move = { course: DatedCourse; dates: NewDates; reason: string };

/** Moves a locked course, its early bird included. Who was on it before may leave it free of charge for a while. */
export const setCourseDates = async (
  ctx: SignedInCtx,
  { course, dates, reason }: Move,
): Promise<Postponement> => {
  const { id: courseId, version } = course;
  const { registrationDeadline, ...days } = dates;
  const instants = instantsAfter(course, dates);
  const byId = ctx.caller.user.id;
  const postponement = {
    id: uuidv7(),
    courseId,
    fromDate: course.startDate,
    toDate: dates.startDate,
    reason,
    withdrawUntil: withdrawUntil(course, dates, ctx.now),
    at: ctx.now,
    byId,
  };
  const schedule = { ...course.schedule, registrationDeadline };
  await movingSessions(ctx, { course, reason }, () =>
    changeCourse(ctx.db, courseId, { ...days, ...instants, schedule, updatedAt: ctx.now, updatedBy: byId }),
  );
  leaveToLine(ctx, courseId, 0);
  await insertPostponement(ctx.db, postponement);
  const { startDate, endDate } = course;
  await recordAudit(ctx, {
    action: 'course.postponed',
    objectKind: 'course',
    objectId: courseId,
    before: { schedule: { startDate, endDate, registrationDeadline: course.schedule.registrationDeadline } },
    after: { schedule: dates, reason, version: version + 1 },
  });
  return postponement;
};
