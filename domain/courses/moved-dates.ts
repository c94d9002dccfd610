import { addDays, daysBetween, type LocalDate, localDate } from '../time/local-date.ts';

type Day = string | null;
/** The days of a course's calendar; null where there is none yet. */
export type CourseDays = { startDate: Day; endDate: Day; registrationDeadline: Day };

/** Where end and deadline come when the start is moved: as far from it as they are. Without a start they stay. */
export function movedWithStart(
  { startDate: from, endDate, registrationDeadline }: CourseDays,
  to: Day,
): { endDate: LocalDate | null; registrationDeadline: LocalDate | null } {
  const days = from !== null && to !== null ? daysBetween(localDate(from), localDate(to)) : 0;
  const moved = (day: Day) => (day === null ? null : addDays(localDate(day), days));
  return { endDate: moved(endDate), registrationDeadline: moved(registrationDeadline) };
}
