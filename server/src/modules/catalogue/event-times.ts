import { type ICalDayJsStub, type ICalEventData, ICalEventRepeatingFreq } from 'ical-generator';
import { tzlib_get_ical_block as findZone } from 'timezones-ical-library';
import { daysBetween, type LocalDate } from '#domain/time/local-date.ts';
import type { Course } from './catalogue.repository.ts';

type Hours = Pick<Course, 'endDate' | 'startTime' | 'endTime' | 'zone'>;

/**
 * The hours of the first day, repeated on each day of the course: so that calendars show when one is there, and the
 * evenings between stay free. What runs past midnight is one span from start to end.
 */
export const eventTimes = (
  { endDate, startTime, endTime, zone }: Hours,
  first: LocalDate,
): Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'repeating'> => {
  const last = endDate ?? first;
  const isDaily = startTime < endTime;
  const days = daysBetween(first, last) + 1;
  return {
    start: wallClock(first, startTime),
    end: isDaily ? wallClock(first, endTime) : days > 1 ? wallClock(last, endTime) : null,
    timezone: zoneOf(zone).name,
    repeating: isDaily && days > 1 ? { freq: ICalEventRepeatingFreq.DAILY, count: days } : null,
  };
};

/**
 * A time at the venue as the generator takes it from libraries for dates. What Temporal has for it the generator turns
 * into an instant and back, which takes most of the time of a feed.
 */
const wallClock = (day: LocalDate, time: string): ICalDayJsStub => {
  const clock = {
    format: (pattern?: string) =>
      pattern === 'YYYYMMDD' ? day.replaceAll('-', '') : time.replaceAll(':', '').padEnd(6, '0'),
    isValid: () => true,
    toDate: () => new Date(`${day}T${time}Z`),
    toJSON: () => `${day}T${time}`,
    tz: () => clock,
    utc: () => clock,
  };
  return clock;
};

type Zone = { definition: string; name: string };
// Looking one up takes longer than all else about an event, and there are some hundred in the world.
const zones = new Map<string, Zone>();

/** Whether calendars can be told of it. */
export const isCalendarZone = (zone: string): boolean => Boolean(findZone(zone)[0]);

/** A zone under the name that its definition has; some have several. */
export const zoneOf = (zone: string): Zone => {
  const known = zones.get(zone);
  if (known) return known;
  const [definition, name] = findZone(zone);
  if (!definition || !name) throw new Error(`calendars know no zone ${zone}`);
  const found = { definition, name: name.replace('TZID=', '') };
  zones.set(zone, found);
  return found;
};
