import { formatLongDate, type LocalDate } from './local-date.ts';

/** The days of a course as a large figure, and what stands below it. */
export interface DaysFigure {
  /** '09–10', or '09' of a single day. */
  days: string;
  /** 'April', or 'May – Jun' where the days are of two months. */
  months: string;
  /** '2027', or '2027–28'. */
  years: string;
  /** Months and years as one text: 'April 2027', 'May – Jun 2027', 'Dec 2027 – Jan 2028'. */
  caption: string;
}

/** The figure has no room for months, so that both of them are always said below it. */
export function daysFigure(start: LocalDate, end: LocalDate | null | undefined): DaysFigure {
  const last = end ?? start;
  const days = [...new Set([start, last])].map((date) => date.slice(8)).join('–');
  const [year, lastYear] = [start.slice(0, 4), last.slice(0, 4)];
  if (start.slice(0, 7) === last.slice(0, 7)) {
    const month = monthOf(start);
    return { days, months: month, years: year, caption: `${month} ${year}` };
  }
  const [from, to] = [start, last].map((date) => monthOf(date).slice(0, 3));
  const months = `${from} – ${to}`;
  return year === lastYear
    ? { days, months, years: year, caption: `${months} ${year}` }
    : {
        days,
        months,
        years: `${year}–${lastYear.slice(2)}`,
        caption: `${from} ${year} – ${to} ${lastYear}`,
      };
}

const monthOf = (date: LocalDate): string => formatLongDate(date).split(' ')[1] ?? '';
