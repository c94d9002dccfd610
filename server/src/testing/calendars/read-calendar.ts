import ICAL from 'ical.js';
import ical from 'node-ical';

/** An entry as a calendar program has read it: on each of its days from one instant to another, or a whole day. */
export type ReadEntry = {
  uid: string;
  summary: string;
  status: string;
  days: [start: string, end: string][];
};

const DAY_MS = 86_400_000;
const byUid = (entries: ReadEntry[]) => entries.toSorted((a, b) => a.uid.localeCompare(b.uid));

/** As ical.js reads it: by the zones that the file describes. */
export const readCalendar = (body: string): ReadEntry[] => {
  const calendar = new ICAL.Component(ICAL.parse(body));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      status: String(component.getFirstPropertyValue('status')),
      days: daysOf(event),
    };
  });
  return byUid(entries);
};

const daysOf = (event: ICAL.Event): ReadEntry['days'] => {
  const span = ({ startDate, endDate }: { startDate: ICAL.Time; endDate: ICAL.Time }): [string, string] => [
    momentOf(startDate),
    momentOf(endDate),
  ];
  if (!event.isRecurring()) return [span(event)];
  const days: ReadEntry['days'] = [];
  const times = event.iterator();
  for (let time = times.next(); time; time = times.next()) days.push(span(event.getOccurrenceDetails(time)));
  return days;
};

const momentOf = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString());

/** As node-ical reads it: by what it knows of the zones that the file names. */
export const readCalendarAgain = (body: string): ReadEntry[] =>
  byUid(
    Object.values(ical.sync.parseICS(body)).flatMap((component) => {
      if (component?.type !== 'VEVENT') return [];
      const { uid = '', summary = '', status = '', start, end, datetype, rrule } = component;
      const length = (end?.getTime() ?? Number.NaN) - start.getTime();
      const tell = datetype === 'date' ? localDay : (date: Date) => date.toISOString();
      const starts = rrule ? rrule.all() : [start];
      const days = starts.map((date): [string, string] => [
        tell(date),
        tell(new Date(date.getTime() + length)),
      ]);
      return [{ uid, summary: String(summary), status: String(status), days }];
    }),
  );

/** It makes a day of no zone the midnight of this machine. */
const localDay = (midnight: Date): string => {
  const noon = new Date(midnight.getTime() + DAY_MS / 2);
  return [noon.getFullYear(), noon.getMonth() + 1, noon.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};
