import { cityOfZone } from '#domain/time/zone-words.ts';
import { dayIn, timeIn } from '#web/lib/format.ts';

/** A session within the day of a place, in percent of that day; what runs past midnight ends with it. */
export type ZoneDay = {
  places: string;
  isOwn: boolean;
  from: number;
  to: number;
  /** '18:00' */
  time: string;
  /** '5 March' lies a day later or earlier than the first place’s. */
  dayShift: 'before' | 'same' | 'after';
};

type Hours = { startsAt: string; endsAt: string };
type Zones = { own: string | null; organizer: string; others: readonly string[] };

const DAY_MINUTES = 24 * 60;

/** The reader’s place first, then the organizer’s, then the others; places whose clocks show the same are one row. */
export const zoneDays = (hours: Hours, { own, organizer, others }: Zones): ZoneDay[] => {
  const zones = [...new Set([...(own ? [own] : []), organizer, ...others])];
  const rows = Map.groupBy(zones, (zone) => `${dayIn(zone, hours.startsAt)} ${timeIn(zone, hours.startsAt)}`);
  const firstDay = dayIn(zones[0] ?? organizer, hours.startsAt);
  return [...rows.values()].map((same) => {
    const [zone = organizer] = same;
    const day = dayIn(zone, hours.startsAt);
    const from = minuteOfDay(zone, hours.startsAt);
    const isOver = dayIn(zone, hours.endsAt) > day;
    const to = isOver ? DAY_MINUTES : minuteOfDay(zone, hours.endsAt);
    return {
      places: [...new Set(same.map(cityOfZone))].join(', '),
      isOwn: own !== null && same.includes(own),
      from: (100 * from) / DAY_MINUTES,
      to: (100 * to) / DAY_MINUTES,
      time: timeIn(zone, hours.startsAt),
      dayShift: day === firstDay ? 'same' : day < firstDay ? 'before' : 'after',
    };
  });
};

const minuteOfDay = (zone: string, instant: string): number => {
  const [hours = 0, minutes = 0] = timeIn(zone, instant).split(':').map(Number);
  return hours * 60 + minutes;
};
