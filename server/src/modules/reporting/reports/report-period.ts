import { addMonths, compareDates, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { fieldError } from '#server/calls/app-error.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';

/** Days of the academy, both included. */
export type Period = { from: LocalDate; to: LocalDate };

const MOST_MONTHS = 120;

/** What was asked for, at most ten years of it; else this month and the eleven before. */
export const periodOf = (
  now: Date,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Period => {
  const last = localDate(to ?? localDateIn(now, ACADEMY_ZONE));
  const first = from ? localDate(from) : addMonths(localDate(`${last.slice(0, 7)}-01`), -11);
  if (compareDates(addMonths(first, MOST_MONTHS), last) <= 0)
    throw fieldError('from', 'Please choose a period of at most ten years');
  return { from: first, to: last };
};
