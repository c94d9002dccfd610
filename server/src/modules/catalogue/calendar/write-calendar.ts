import { ICalCalendar, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { escapeText, oneLine } from '#server/platform/calendar-text.ts';
import { zoneOf } from '#server/platform/calendar-zones.ts';

/** Something with a beginning in a calendar. */
export type CalendarEntry = Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'repeating' | 'allDay'> & {
  /** The same wherever it stands, and for as long as it is the same thing. */
  id: string;
  /** Higher with each change: what calendars compare. */
  sequence: number;
  updatedAt: Date;
  summary: string;
  location: string;
  description: string;
  url: string;
  isCancelled: boolean;
};

type Calendar = {
  name: string;
  /** Who writes it. */
  company: string;
  /** Whether somebody who has it in their calendar is taken to be there. */
  isBusy: boolean;
  entries: readonly CalendarEntry[];
};

const ASK_AGAIN_SECONDS = 6 * 60 * 60;

/** An iCalendar (RFC 5545), which describes each zone that it names. */
export const writeCalendar = ({ name, company, isBusy, entries }: Calendar): string => {
  const calendar = new ICalCalendar({
    name: escapeText(oneLine(name)),
    prodId: { company: oneLine(company), product: 'Courses', language: 'EN' },
    ttl: ASK_AGAIN_SECONDS,
  });
  calendar.timezone({ name: null, generator: (zone) => zoneOf(zone).definition });
  for (const { updatedAt, isCancelled, ...entry } of entries)
    calendar.createEvent({
      ...entry,
      stamp: updatedAt,
      lastModified: updatedAt,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A day that something ends on takes nobody’s time.
      transparency:
        isBusy && !entry.allDay ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
};
