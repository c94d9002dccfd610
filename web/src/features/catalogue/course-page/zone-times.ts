import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { cityOfZone } from '#domain/time/zone-words.ts';
import { dayIn, instantIn } from '#web/lib/format.ts';
import { momentAt } from '#web/lib/venue-time.ts';

/** The hours of the first day at the venue, then on the clocks of the zones that staff chose. */
export const zoneTimes = ({ schedule, venue }: CourseDetail) => {
  const { startDate, startTime, endTime, venueTimezone, displayTimezones } = schedule;
  const zones = [...new Set([venueTimezone, ...displayTimezones])];
  if (!startDate || !startTime || !endTime || zones.length === 1) return [];
  const timeIn = (zone: string, time: string) => {
    const instant = new Date(momentAt(venueTimezone, startDate, time)).toISOString();
    const day = dayIn(zone, instant);
    const clock = instantIn(zone, instant).slice(-5);
    if (day === startDate) return clock;
    return `${clock} (the ${day < startDate ? 'day before' : 'next day'})`;
  };
  return zones.map((zone) => ({
    term: zone === venueTimezone ? venue.city || cityOfZone(zone) : cityOfZone(zone),
    fact: [startTime, endTime].map((time) => timeIn(zone, time)).join('–'),
  }));
};
