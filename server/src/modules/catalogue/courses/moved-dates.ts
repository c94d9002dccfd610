import { movedWithStart } from '#domain/courses/moved-dates.ts';
import { lastWithdrawalDay } from '#domain/policies/free-withdrawal.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { endOfDayIn } from '#server/platform/time.ts';
import type { Run } from './catalogue.repository.ts';
import { todayAt } from './course-facts.ts';
import { courseInstants, deadlineTime } from './course-instants.ts';

export type DatedCourse = Run & { startDate: LocalDate };
export type NewDates = {
  startDate: LocalDate;
  /** Null: it lasts one day. */
  endDate: LocalDate | null;
  /** Null: one can enrol until the start. */
  registrationDeadline: LocalDate | null;
};
type Wish = { startDate: LocalDate; endDate?: LocalDate | null; registrationDeadline?: LocalDate | null };

/** What is not named moves by as many days as the start. */
export const newDatesOf = (course: DatedCourse, wish: Wish): NewDates => {
  const { startDate, endDate, schedule } = course;
  const { registrationDeadline } = schedule;
  const moved = movedWithStart({ startDate, endDate, registrationDeadline }, wish.startDate);
  return {
    startDate: wish.startDate,
    endDate: wish.endDate ?? moved.endDate,
    registrationDeadline: wish.registrationDeadline ?? moved.registrationDeadline,
  };
};

/** A deadline that was set to an hour of its day keeps the hour. */
export const instantsAfter = (course: DatedCourse, dates: NewDates) => {
  const date = dates.registrationDeadline;
  return courseInstants({ ...course, ...dates, deadline: date && { date, time: deadlineTime(course) } });
};

/** Until when a course can be left free of charge that is given these dates now: not beyond its new start. */
export const withdrawUntil = (course: DatedCourse, dates: NewDates, now: Date): Date => {
  const lastMoment = endOfDayIn(lastWithdrawalDay(todayAt(course, now)), course.zone);
  const { startsAt } = instantsAfter(course, dates);
  return startsAt && startsAt < lastMoment ? startsAt : lastMoment;
};
