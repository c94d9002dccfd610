import { addDays, addMonths, daysBetween, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { monthOf } from '#web/lib/format.ts';

const FEWEST_MONTHS = 4;
const MOST_MONTHS = 12;

interface HorizonInput {
  /** `YYYY-MM-DD`. */
  today: string;
  courses: readonly { startDate: string | null; endDate: string | null }[];
  /** The days on which payments fall due. */
  payments: readonly string[];
}

/** A scale from the first of this month; all places and widths are in percent of it. */
export interface Horizon {
  months: { name: string; at: number }[];
  weeks: number[];
  today: number;
  courses: { at: number; width: number }[];
  payments: number[];
}

/** The months ahead as far as there is something, with its days. What lies before them or beyond is not on it. */
export function horizonOf({ today, courses, payments }: HorizonInput): Horizon {
  const begin = firstOfMonth(today);
  const days = [...courses.map(({ startDate, endDate }) => endDate ?? startDate), ...payments];
  const last = days.flatMap((day) => day ?? []).reduce((a, b) => (a > b ? a : b), today);
  const months = Math.min(MOST_MONTHS, Math.max(FEWEST_MONTHS, monthsBetween(begin, last) + 1));
  const end = addMonths(begin, months);
  const length = daysBetween(begin, end);
  const share = (count: number) => Math.round((count / length) * 10_000) / 100;
  const at = (day: string) => share(daysBetween(begin, localDate(day)));
  const isOn = (day: string) => day >= begin && day < end;
  return {
    months: Array.from({ length: months }, (_, index) => addMonths(begin, index)).map((first) => ({
      name: monthOf(first),
      at: at(first),
    })),
    weeks: Array.from({ length: Math.floor(length / 7) }, (_, index) => at(addDays(begin, (index + 1) * 7))),
    today: at(today),
    courses: courses.flatMap(({ startDate, endDate }) => {
      if (!startDate || !isOn(startDate)) return [];
      const count = daysBetween(localDate(startDate), localDate(endDate ?? startDate)) + 1;
      return [{ at: at(startDate), width: share(count) }];
    }),
    payments: [...new Set(payments)].filter(isOn).map(at),
  };
}

const firstOfMonth = (day: string): LocalDate => localDate(`${day.slice(0, 7)}-01`);

const monthsBetween = (from: string, to: string): number => monthNumber(to) - monthNumber(from);
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
