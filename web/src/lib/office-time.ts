import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayIn, detailDay, instantIn, timeIn } from '#web/lib/format.ts';

/** '10 March 2027, 23:59', where the academy has its seat: the back office reads every clock there. */
export const officeMoment = (instant: string) => instantIn(ACADEMY_ZONE, instant);

/** '2027-03-10': the day of an instant, as a date field holds it. */
export const officeDay = (instant: string) => dayIn(ACADEMY_ZONE, instant);

/** 'Wednesday, 10 March': what stands above a day's work. */
export function officeDayTitle(instant: string): string {
  const words = { timeZone: ACADEMY_ZONE, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat('en-GB', words).format(new Date(instant)).replace(/^(\w+) /, '$1, ');
}

/** 'today 14:02', 'yesterday 09:10', '26 Feb 2027': when something was, read at `now`. */
export function officeAgo(now: string, instant: string): string {
  const day = officeDay(instant);
  const time = timeIn(ACADEMY_ZONE, instant);
  if (day === officeDay(now)) return `today ${time}`;
  const dayBefore = new Date(Date.parse(now) - 24 * 3_600_000).toISOString();
  return day === officeDay(dayBefore) ? `yesterday ${time}` : detailDay(day);
}
