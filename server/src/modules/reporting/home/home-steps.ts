import type { PERIODS } from '#contracts/reporting/admin-home.ts';
import { addDays, addMonths, type LocalDate, localDate } from '#domain/time/local-date.ts';

export type Period = (typeof PERIODS)[number];

/** Days of the academy, both included. */
export type Days = { from: LocalDate; to: LocalDate };

const MONTHS = 12;
const LENGTH = { '30d': 30, '7d': 7 } as const;

/** The calendar month that is so many after that of a day. */
export const monthOf = (day: string, later = 0): Days => {
  const from = addMonths(localDate(`${day.slice(0, 7)}-01`), later);
  return { from, to: addDays(addMonths(from, 1), -1) };
};

const counting = <T>(length: number, of: (back: number) => T): T[] =>
  Array.from({ length }, (_, at) => of(at + 1 - length));

/** The months or days of a period that ends with a day, each with the same of a year before. */
export const stepsOf = (period: Period, today: LocalDate): (Days & { yearBefore: Days })[] => {
  if (period === '12m')
    return counting(MONTHS, (back) => ({
      ...monthOf(today, back),
      yearBefore: monthOf(today, back - MONTHS),
    }));
  return counting(LENGTH[period], (back) => {
    const day = addDays(today, back);
    const before = addMonths(day, -MONTHS);
    return { from: day, to: day, yearBefore: { from: before, to: before } };
  });
};
