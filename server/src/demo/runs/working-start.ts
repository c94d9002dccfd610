import { addDays, type LocalDate } from '#domain/time/local-date.ts';

/** Days on which nobody teaches, as '05-01'; nor between the years. */
const HOLIDAYS = ['01-01', '01-02', '05-01', '12-02', '12-03'];
const YEAR_ENDS = '12-24';

export const isHoliday = (day: LocalDate) => {
  const date = day.slice(5);
  return date >= YEAR_ENDS || HOLIDAYS.includes(date);
};

type Run = {
  today: LocalDate;
  /** Days from today; past ones are negative. */
  startsIn: number;
  lastsDays: number;
};

/**
 * The day on which a run starts: the wanted one, or the nearest from which on none of its days is a holiday. What is
 * over stays over and what is to come stays to come; what is going on today goes on whatever the day.
 */
export const workingStart = ({ today, startsIn, lastsDays }: Run): LocalDate => {
  const isGoingOn = startsIn <= 0 && startsIn + lastsDays > 0;
  const step = startsIn > 0 ? 1 : -1;
  let start = addDays(today, startsIn);
  if (isGoingOn) return start;
  while (daysOf(start, lastsDays).some(isHoliday)) start = addDays(start, step);
  return start;
};

const daysOf = (start: LocalDate, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(start, index));
