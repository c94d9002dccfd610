import type { CourseConsequences, courseChangeCalls } from '#contracts/course-office/course-changes.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import { localDate } from '#domain/time/local-date.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import {
  type DatedCourse,
  instantsAfter,
  momentOf,
  newDatesOf,
  type Run,
} from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { courseOfficeEvents } from '../course-office.events.ts';
import { courseConsequences, requireMayChange } from './course-consequences.ts';
import { setCourseDates } from './set-course-dates.ts';

type Postponed = { consequences: CourseConsequences; startDate: string; endDate: string };

/** Gives a course new dates. What that means for each order is done by a job of its own. */
type Input = InputOf<(typeof courseChangeCalls)[RunKind]['postponeCourse']>;

export const postponeCourse = async (ctx: SignedInCtx, kind: RunKind, input: Input): Promise<Postponed> => {
  const course = requireMovable(await lockCourse(ctx, input.id, kind), ctx.now);
  const dates = requireDates(ctx, course, input);
  const consequences = await courseConsequences(ctx.db, input.id);
  requireMayChange(ctx.caller, consequences);
  const { id } = await setCourseDates(ctx, { course, dates, reason: input.reason ?? '' });
  await announce(ctx, courseOfficeEvents['course.postponed'], { courseId: course.id, postponementId: id });
  const { startDate, endDate } = dates;
  return { consequences, startDate, endDate: endDate ?? startDate };
};

const requireMovable = (course: Run, now: Date): DatedCourse => {
  const refuse = (message: string) => new AppError('wrong-state', { message });
  const status = effectiveStatus(momentOf(course, now));
  if (status === 'cancelled') throw refuse('This course is cancelled.');
  if (status === 'completed') throw refuse('This course is over.');
  const { startDate } = course;
  if (startDate === null) throw refuse('This course has no date yet: enter one in its form.');
  return { ...course, startDate };
};

const dayOf = (text: string | null | undefined) => (text ? localDate(text) : null);

const requireDates = (ctx: SignedInCtx, course: DatedCourse, input: Input) => {
  const dates = newDatesOf(course, {
    startDate: localDate(input.newStartDate),
    endDate: dayOf(input.newEndDate),
    registrationDeadline: dayOf(input.newRegistrationDeadline),
  });
  const { startDate, endDate, registrationDeadline } = dates;
  if (course.kind === 'OnlineLiveTraining' && input.newEndDate)
    throw fieldError('newEndDate', 'The sessions move along with the start: change them in the form');
  const { startsAt } = instantsAfter(course, dates);
  if (startDate === course.startDate)
    throw fieldError('newStartDate', 'The course starts on this day already');
  if (!startsAt || startsAt <= ctx.now)
    throw fieldError('newStartDate', 'The new start date must be in the future');
  if (endDate && endDate < startDate) throw fieldError('newEndDate', 'End date cannot be before start date');
  if (registrationDeadline && registrationDeadline > startDate)
    throw fieldError('newRegistrationDeadline', 'Registration deadline cannot be after course start date');
  return dates;
};
