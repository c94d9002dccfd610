import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { endOfDayIn, instantOf } from '#server/platform/time.ts';

/** When a course is, as staff say it: the venue's calendar and clock. */
export type CourseCalendar = {
  zone: string;
  startDate: LocalDate | null;
  endDate: LocalDate | null;
  startTime: string;
  endTime: string;
  /** Null: one can enrol until the start. */
  deadline: { date: LocalDate; time: string } | null;
  earlyBirdDays: number | null;
  /** Without a price of its own there is no early bird. */
  earlyBirdPriceEur: number | null;
};

/** The instants that follow from the calendar; the early bird ends with the day in the venue's zone. */
export const courseInstants = (calendar: CourseCalendar) => {
  const { zone, startDate, startTime, endTime, deadline, earlyBirdDays, earlyBirdPriceEur } = calendar;
  const endDate = calendar.endDate ?? startDate;
  const startsAt = startDate && instantOf(startDate, startTime, zone);
  return {
    startsAt,
    endsAt: endDate && instantOf(endDate, endTime, zone),
    deadlineAt: deadline ? instantOf(deadline.date, deadline.time, zone) : startsAt,
    earlyBirdEndsAt:
      startDate !== null && earlyBirdDays !== null && earlyBirdPriceEur !== null
        ? endOfDayIn(addDays(startDate, -earlyBirdDays), zone)
        : null,
  };
};
