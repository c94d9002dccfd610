import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts';

/** Days and hours of a run, on the venue's calendar and clock. */
export type RunDays = {
  startDate: LocalDate | null;
  /** Null: it lasts one day. */
  endDate: LocalDate | null;
  startTime: string;
  endTime: string;
};

/** One day of a run; the first has the position 1. */
export type CourseSession = { position: number; date: LocalDate; startTime: string; endTime: string };

/** A year that was mistyped must not become millions of days. */
export const MOST_SESSIONS = 366;

/** The days of a run, each with its hours; none without a date. Of what ends before it starts, the first day. */
export function sessionsOf({ startDate, endDate, startTime, endTime }: RunDays): CourseSession[] {
  if (startDate === null) return [];
  const days = daysBetween(startDate, endDate ?? startDate) + 1;
  const length = Math.min(Math.max(days, 1), MOST_SESSIONS);
  return Array.from({ length }, (_, day) => ({
    position: day + 1,
    date: addDays(startDate, day),
    startTime,
    endTime,
  }));
}
