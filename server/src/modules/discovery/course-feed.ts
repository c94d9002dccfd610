import { ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { zoneOf } from '#server/platform/calendar-zones.ts';
import type { Run } from '../catalogue/index.ts';
import { eventTimes } from './event-times.ts';

/** What a calendar program is told of a course. */
export type FeedCourse = Pick<
  Run,
  | 'id'
  | 'slug'
  | 'status'
  | 'title'
  | 'description'
  | 'city'
  | 'country'
  | 'venue'
  | 'zone'
  | 'startDate'
  | 'endDate'
  | 'startTime'
  | 'endTime'
  | 'version'
  | 'updatedAt'
>;

type Feed = {
  name: string;
  publicUrl: string;
  /** Whether somebody who has the feed in their calendar is taken to be there. */
  isBusy: boolean;
  courses: readonly FeedCourse[];
};

const ASK_AGAIN_SECONDS = 6 * 60 * 60;

/** An iCalendar (RFC 5545) of these courses, those without a date left out. */
export const courseFeed = ({ name, publicUrl, isBusy, courses }: Feed): string => {
  const calendar = new ICalCalendar({
    name: escapeText(oneLine(name)),
    prodId: { company: oneLine(name), product: 'Courses', language: 'EN' },
    ttl: ASK_AGAIN_SECONDS,
  });
  calendar.timezone({ name: null, generator: (zone) => zoneOf(zone).definition });
  const transparency = isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT;
  for (const course of courses) {
    if (course.startDate === null) continue;
    const url = `${publicUrl}/in-person/courses/${course.slug}`;
    calendar.createEvent({
      ...eventTimes(course, course.startDate),
      // Never another, also after the course was moved or its address changed: so it moves in calendars too.
      id: course.id,
      sequence: course.version,
      stamp: course.updatedAt,
      lastModified: course.updatedAt,
      summary: oneLine(course.title),
      location: [course.venue.name, course.venue.address, course.city, course.country]
        .map(oneLine)
        .filter(Boolean)
        .join(', '),
      description: [course.description, url].filter(Boolean).join('\n\n'),
      url,
      status: course.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency,
    });
  }
  return calendar.toString();
};

/** Control characters have no place in a calendar, and line breaks none in a title. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&');
