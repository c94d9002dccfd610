import { instantIn } from '#web/lib/format.ts';

/** The back office reads every clock where the academy has its seat. */
const OFFICE_ZONE = 'Asia/Dubai';

/** '10 March 2027, 23:59'. */
export const officeMoment = (instant: string) => instantIn(OFFICE_ZONE, instant);

/** '2027-03-10': the day of an instant, as a date field holds it. */
export const officeDay = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: OFFICE_ZONE, dateStyle: 'short' }).format(new Date(instant));

/** 'Wednesday, 10 March': what stands above a day's work. */
export function officeDayTitle(instant: string): string {
  const words = { timeZone: OFFICE_ZONE, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat('en-GB', words).format(new Date(instant)).replace(/^(\w+) /, '$1, ');
}
