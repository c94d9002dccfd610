import type { CourseDetail, LiveSessionView } from '#contracts/courses/course-detail.ts';
import { cityOfZone } from '#domain/time/zone-words.ts';
import { dayIn, instantIn, timeIn } from '#web/lib/format.ts';
import { momentAt } from '#web/lib/places/venue-time.ts';

/** ' (the next day)', where it is another day already, or still, on the clocks of a zone. */
const otherDay = (atVenue: string, there: string): string =>
  there === atVenue ? '' : ` (the ${there < atVenue ? 'day before' : 'next day'})`;

/** '21:00–22:30', or with the day where it is another one there: the hours of a session on the clocks of a zone. */
export const hoursElsewhere = (
  { date, startsAt, endsAt }: Pick<LiveSessionView, 'date' | 'startsAt' | 'endsAt'>,
  zone: string,
): string =>
  [startsAt, endsAt].map((instant) => timeIn(zone, instant) + otherDay(date, dayIn(zone, instant))).join('–');

/** The hours of the first day at the venue, then on the clocks of the zones that staff chose. */
export const zoneTimes = ({ schedule, venue }: CourseDetail) => {
  const { startDate, startTime, endTime, venueTimezone, displayTimezones } = schedule;
  const zones = [...new Set([venueTimezone, ...displayTimezones])];
  if (!startDate || !startTime || !endTime || zones.length === 1) return [];
  const timeIn = (zone: string, time: string) => {
    const instant = new Date(momentAt(venueTimezone, startDate, time)).toISOString();
    const day = dayIn(zone, instant);
    const clock = instantIn(zone, instant).slice(-5);
    return clock + otherDay(startDate, day);
  };
  return zones.map((zone) => ({
    term: zone === venueTimezone ? venue.city || cityOfZone(zone) : cityOfZone(zone),
    fact: [startTime, endTime].map((time) => timeIn(zone, time)).join('–'),
  }));
};
