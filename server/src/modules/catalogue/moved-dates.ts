import { lastWithdrawalDay } from '#domain/policies/free-withdrawal.ts';
import { addDays, daysBetween, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { endOfDayIn, localTimeIn } from '#server/platform/time.ts';
import type { Course } from './catalogue.repository.ts';
import { todayAt } from './course-facts.ts';
import { courseInstants } from './course-instants.ts';

export type DatedCourse = Course & { startDate: LocalDate };
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
  const days = daysBetween(course.startDate, wish.startDate);
  const moved = (day: string | null) => (day === null ? null : addDays(localDate(day), days));
  return {
    startDate: wish.startDate,
    endDate: wish.endDate ?? moved(course.endDate),
    registrationDeadline: wish.registrationDeadline ?? moved(course.schedule.registrationDeadline),
  };
};

const END_OF_DAY = '23:59:59.999';

/** A deadline that was set to an hour of its day keeps the hour. */
const deadlineTime = ({ deadlineAt, schedule, zone }: Course): string => {
  const day = schedule.registrationDeadline;
  const isHour = day !== null && deadlineAt !== null && deadlineAt < endOfDayIn(day, zone);
  return isHour ? localTimeIn(deadlineAt, zone) : END_OF_DAY;
};

export const instantsAfter = (course: DatedCourse, dates: NewDates) => {
  const date = dates.registrationDeadline;
  const instants = courseInstants({
    ...course,
    ...dates,
    deadline: date && { date, time: deadlineTime(course) },
  });
  const { startsAt, deadlineAt } = instants;
  return { ...instants, deadlineAt: startsAt && deadlineAt && startsAt < deadlineAt ? startsAt : deadlineAt };
};

/** Until when a course can be left free of charge that is given these dates now: not beyond its new start. */
export const withdrawUntil = (course: DatedCourse, dates: NewDates, now: Date): Date => {
  const lastMoment = endOfDayIn(lastWithdrawalDay(todayAt(course, now)), course.zone);
  const { startsAt } = instantsAfter(course, dates);
  return startsAt && startsAt < lastMoment ? startsAt : lastMoment;
};
