import { addDays, addMonths, daysBetween, type LocalDate } from '#domain/time/local-date.ts';
import { type Dated, firstOf } from './month-layout.ts';

export type AgendaDay<E> = { date: LocalDate; entries: { entry: E; day: number; days: number }[] };

/** The days of a month on which something takes place, each with all of it: on which of its days, of how many. */
export const agendaDays = <E extends Dated>(month: string, entries: readonly E[]): AgendaDay<E>[] => {
  const first = firstOf(month);
  const length = daysBetween(first, addMonths(first, 1));
  return Array.from({ length }, (_, index) => {
    const date = addDays(first, index);
    return {
      date,
      entries: entries
        .filter(({ start, end }) => start <= date && end >= date)
        .map((entry) => ({
          entry,
          day: daysBetween(entry.start, date) + 1,
          days: daysBetween(entry.start, entry.end) + 1,
        })),
    };
  }).filter((day) => day.entries.length > 0);
};
