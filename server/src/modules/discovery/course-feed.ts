import { ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { escapeText, oneLine } from '#server/platform/calendar-text.ts';
import { zoneOf } from '#server/platform/calendar-zones.ts';
import type { LiveSession, Run } from '../catalogue/index.ts';
import { eventTimes } from './event-times.ts';

/** What a calendar program is told of a course. */
export type FeedCourse = Pick<
  Run,
  | 'id'
  | 'kind'
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
> & {
  /** Of a live course: each is an entry of its own, for their days do not follow one another. */
  sessions: readonly LiveSession[];
};

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
    const url = publicUrl + coursePage(course);
    for (const { isCancelled, ...entry } of entriesOf(course))
      calendar.createEvent({
        ...entry,
        sequence: course.version,
        stamp: course.updatedAt,
        lastModified: course.updatedAt,
        location: placeOf(course),
        description: [course.description, url].filter(Boolean).join('\n\n'),
        url,
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        transparency,
      });
  }
  return calendar.toString();
};

type Entry = ReturnType<typeof eventTimes> & { id: string; summary: string; isCancelled: boolean };

/**
 * A run in person is one entry, a live course one for each session. Their ids are never others, also after the course was
 * moved or its address changed: so it moves in calendars too.
 */
const entriesOf = (course: FeedCourse): Entry[] => {
  const { id, title, startDate } = course;
  const isCancelled = course.status === 'cancelled';
  if (course.kind === 'OnlineLiveTraining')
    return course.sessions.map((session) => ({
      ...eventTimes({ ...session, endDate: null, zone: course.zone }, session.date),
      id: `${id}-${session.position}`,
      summary: oneLine([title, session.title].filter(Boolean).join(': ')),
      isCancelled: isCancelled || session.isCancelled,
    }));
  if (startDate === null) return [];
  return [{ ...eventTimes(course, startDate), id, summary: oneLine(title), isCancelled }];
};

/** What leads into a live course is for its participants, so that its place is only called so. */
const placeOf = ({ kind, venue, city, country }: FeedCourse): string =>
  kind === 'OnlineLiveTraining'
    ? 'Live online'
    : [venue.name, venue.address, city, country].map(oneLine).filter(Boolean).join(', ');
