import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayIn, instantIn } from '#web/lib/format.ts';

/** '10 March 2027, 23:59', where the academy has its seat: the back office reads every clock there. */
export const officeMoment = (instant: string) => instantIn(ACADEMY_ZONE, instant);

/** '2027-03-10': the day of an instant, as a date field holds it. */
export const officeDay = (instant: string) => dayIn(ACADEMY_ZONE, instant);

/** 'Wednesday, 10 March': what stands above a day's work. */
export function officeDayTitle(instant: string): string {
  const words = { timeZone: ACADEMY_ZONE, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat('en-GB', words).format(new Date(instant)).replace(/^(\w+) /, '$1, ');
}
