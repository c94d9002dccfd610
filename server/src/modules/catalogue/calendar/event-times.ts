import { type ICalDayJsStub, type ICalEventData, ICalEventRepeatingFreq } from 'ical-generator';
import { daysBetween, type LocalDate } from '#domain/time/local-date.ts';
import { zoneOf } from '#server/platform/calendar-zones.ts';
import type { Run } from '../courses/catalogue.repository.ts';

type Hours = Pick<Run, 'endDate' | 'startTime' | 'endTime' | 'zone'>;

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

/** The whole of a day, wherever one is. */
export const wholeDay = (day: LocalDate): Pick<ICalEventData, 'start' | 'allDay'> => ({
  start: wallClock(day, '00:00'),
  allDay: true,
});

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
