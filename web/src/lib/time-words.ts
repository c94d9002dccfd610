import { dayIn, instantIn } from './format.ts';

/** '12:18' on the clocks of a zone. */
export const timeIn = (zone: string, instant: string): string =>
  instantIn(zone, instant).split(', ').at(-1) ?? '';

/** '12:18 today', '12:18 tomorrow', else with its day: '12:18 on 26 June 2027'. */
export const timeFrom = (now: string, { zone, instant }: { zone: string; instant: string }): string => {
  const [day, time] = instantIn(zone, instant).split(', ');
  const nextDay = new Date(Date.parse(now) + 24 * 3_600_000).toISOString();
  if (dayIn(zone, instant) === dayIn(zone, now)) return `${time} today`;
  return dayIn(zone, instant) === dayIn(zone, nextDay) ? `${time} tomorrow` : `${time} on ${day}`;
};
