import { addDays, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { longDay } from '#web/lib/format.ts';

interface EarlyBird {
  startDate: string | null;
  days: number;
  venueTimezone: string;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Null while the form does not say it. */
function lastDay({ startDate, days }: EarlyBird): LocalDate | null {
  if (!startDate || !CALENDAR_DAY.test(startDate) || !Number.isInteger(days) || days < 1 || days > 365)
    return null;
  return addDays(localDate(startDate), -days);
}

/** The last day of the early bird in words: it ends with that day at the venue. */
export function earlyBirdEnd(given: EarlyBird): string {
  const day = lastDay(given);
  return day
    ? `On ${longDay(day)}, 23:59 ${onClocksOf(given.venueTimezone)}`
    : 'Counted back from the start date.';
}
