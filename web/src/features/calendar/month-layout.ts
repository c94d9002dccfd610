import {
  addDays,
  addMonths,
  daysBetween,
  type LocalDate,
  localDate,
  weekday,
} from '#domain/time/local-date.ts';

/** What takes whole days, from its first to its last. */
export type Dated = { id: string; start: LocalDate; end: LocalDate };

export type Bar<E> = {
  entry: E;
  /** 0 is the uppermost. */
  lane: number;
  /** 1 is Monday. */
  column: number;
  span: number;
  /** It began before this week, or goes on after it. */
  continued: boolean;
  continues: boolean;
};

export type CalendarDay<E> = {
  date: LocalDate;
  isInMonth: boolean;
  /** All that takes place on this day, in the order of the lanes. */
  entries: E[];
  /** How many of them have no bar, because the lanes are full. */
  hidden: number;
};

export type CalendarWeek<E> = { days: CalendarDay<E>[]; bars: Bar<E>[] };

/** The first day of a month given as `YYYY-MM`. */
export const firstOf = (month: string): LocalDate => localDate(`${month}-01`);

/** `YYYY-MM`, so many months later. */
export const monthAfter = (month: string, months: number): string =>
  addMonths(firstOf(month), months).slice(0, 7);

/** Earlier ones above, longer ones above shorter ones, so that what lasts keeps one line. */
const byPlace = (a: Dated, b: Dated) =>
  daysBetween(b.start, a.start) || daysBetween(a.end, b.end) || (a.id < b.id ? -1 : 1);

/** Whole weeks from Monday that cover a month, each with its bars in at most `lanes` lanes. */
export function layOutMonth<E extends Dated>(
  month: string,
  entries: readonly E[],
  lanes: number,
): CalendarWeek<E>[] {
  const first = firstOf(month);
  const begin = addDays(first, -weekday(first));
  const weeks = Math.ceil(daysBetween(begin, addMonths(first, 1)) / 7);
  const sorted = entries.toSorted(byPlace);
  return Array.from({ length: weeks }, (_, index) => {
    const dates = Array.from({ length: 7 }, (_, day) => addDays(begin, index * 7 + day));
    const placed = placeInWeek(dates, sorted);
    return {
      bars: placed.filter(({ lane }) => lane < lanes),
      days: dates.map((date, day) => {
        const here = placed
          .filter(({ column, span }) => column <= day + 1 && day + 1 < column + span)
          .sort((a, b) => a.lane - b.lane);
        return {
          date,
          isInMonth: date.startsWith(month),
          entries: here.map(({ entry }) => entry),
          hidden: here.filter(({ lane }) => lane >= lanes).length,
        };
      }),
    };
  });
}

/** Each in the uppermost lane that is free from its first day in the week; entries come sorted. */
function placeInWeek<E extends Dated>(dates: readonly LocalDate[], entries: readonly E[]): Bar<E>[] {
  const [monday, sunday] = [dates[0], dates[6]];
  if (!monday || !sunday) return [];
  /** The column after the last bar of each lane. */
  const free: number[] = [];
  return entries
    .filter(({ start, end }) => start <= sunday && end >= monday)
    .map((entry) => {
      const column = Math.max(0, daysBetween(monday, entry.start)) + 1;
      const last = Math.min(6, daysBetween(monday, entry.end)) + 1;
      const found = free.findIndex((next) => next <= column);
      const lane = found < 0 ? free.length : found;
      free[lane] = last + 1;
      return {
        entry,
        lane,
        column,
        span: last - column + 1,
        continued: entry.start < monday,
        continues: entry.end > sunday,
      };
    });
}
