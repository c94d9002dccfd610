import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { endOfDayIn, instantOf, localTimeIn } from '#server/platform/time.ts';
import type { InPersonCourse } from './catalogue.repository.ts';

/** When a course is, as staff say it: the venue's calendar and clock. */
export type CourseCalendar = {
  zone: string;
  startDate: LocalDate | null;
  endDate: LocalDate | null;
  startTime: string;
  endTime: string;
  /** Null: one can enrol until the start. Without a time, until the day is over. */
  deadline: { date: LocalDate; time: string | null } | null;
  earlyBirdDays: number | null;
  /** Without a price of its own there is no early bird. */
  earlyBirdPriceEur: number | null;
};

/** The instants that follow from the calendar. Nobody enrols after the start; the early bird ends with a day. */
export const courseInstants = (calendar: CourseCalendar) => {
  const { zone, startDate, startTime, endTime, earlyBirdDays, earlyBirdPriceEur } = calendar;
  const endDate = calendar.endDate ?? startDate;
  const startsAt = startDate && instantOf(startDate, startTime, zone);
  const deadlineAt = lastMoment(calendar);
  return {
    startsAt,
    endsAt: endDate && instantOf(endDate, endTime, zone),
    deadlineAt: deadlineAt && (!startsAt || deadlineAt < startsAt) ? deadlineAt : startsAt,
    earlyBirdEndsAt:
      startDate !== null && earlyBirdDays !== null && earlyBirdPriceEur !== null
        ? endOfDayIn(addDays(startDate, -earlyBirdDays), zone)
        : null,
  };
};

const lastMoment = ({ deadline, zone }: CourseCalendar): Date | null => {
  if (deadline === null) return null;
  const { date, time } = deadline;
  return time === null ? endOfDayIn(date, zone) : instantOf(date, time, zone);
};

/** The hour to which a course's deadline was set; null where that is over with its day, or with the start. */
export const deadlineTime = ({
  deadlineAt,
  startsAt,
  schedule: { registrationDeadline: day },
  zone,
}: Pick<InPersonCourse, 'deadlineAt' | 'startsAt' | 'schedule' | 'zone'>): string | null => {
  if (day === null || deadlineAt === null) return null;
  const isHour = deadlineAt < endOfDayIn(day, zone) && (startsAt === null || deadlineAt < startsAt);
  return isHour ? localTimeIn(deadlineAt, zone) : null;
};
