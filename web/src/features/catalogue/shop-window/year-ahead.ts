import { addMonths, daysBetween, localDate } from '#domain/time/local-date.ts';

export type MonthAhead = {
  /** `YYYY-MM`. */
  month: string;
  /** The places of the days on which a course begins, in percent of the month. */
  marks: number[];
  /** How many courses begin in it; unknown beyond the last that was read. */
  count: number | null;
  /** The place of today, in its own month. */
  now: number | null;
};

interface YearAheadInput {
  /** The first days of courses as `YYYY-MM-DD`, earliest first; null for one to be announced. */
  starts: readonly (string | null)[];
  /** Whether there are more courses than these. */
  isPart: boolean;
  today: string;
}

/** Twelve months from this one, each with the days on which a course begins. */
export const yearAhead = ({ starts, isPart, today }: YearAheadInput): MonthAhead[] => {
  const begin = localDate(`${today.slice(0, 7)}-01`);
  const known = isPart ? (starts.findLast((start) => start !== null)?.slice(0, 7) ?? '') : '9999-12';
  return Array.from({ length: 12 }, (_, index) => {
    const first = addMonths(begin, index);
    const days = daysBetween(first, addMonths(first, 1));
    const place = (day: string) => Math.round(((Number(day.slice(8)) - 1) / days) * 10_000) / 100;
    const month = first.slice(0, 7);
    const there = starts.flatMap((start) => (start?.startsWith(month) ? [start] : []));
    return {
      month,
      marks: [...new Set(there)].map(place),
      count: month < known ? there.length : null,
      now: today.startsWith(month) ? place(today) : null,
    };
  });
};
