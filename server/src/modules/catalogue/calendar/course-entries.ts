import { coursePage, sessionsPage } from '#contracts/courses/course-pages.ts';
import { oneLine } from '#server/platform/calendar-text.ts';
import type { Run } from '../courses/catalogue.repository.ts';
import type { LiveSession } from '../live/shown-sessions.repository.ts';
import { eventTimes } from './event-times.ts';
import type { CalendarEntry } from './write-calendar.ts';

/** What a calendar program is told of a course. */
export type CalendarCourse = Pick<
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

/** `participant`: who is enrolled or teaches, and finds the page there that sessions are joined from. */
type Told = { publicUrl: string; as: 'visitor' | 'participant' };

/**
 * A run in person is one entry, a live course one for each session. Their ids are the same in every calendar, feed and
 * letter, also after the course was moved or its address changed: so it moves in calendars too, and none has it twice.
 */
export const courseEntries = (course: CalendarCourse, told: Told): CalendarEntry[] => {
  const { id, title, startDate, zone } = course;
  const common = {
    sequence: course.version,
    updatedAt: course.updatedAt,
    isCancelled: course.status === 'cancelled',
  };
  if (course.kind === 'OnlineLiveTraining')
    return course.sessions.map((session) => ({
      ...common,
      ...eventTimes({ ...session, endDate: null, zone }, session.date),
      ...(told.as === 'visitor' ? onItsPage(course, told) : whereItIsJoined(course, session, told)),
      id: session.id,
      summary: oneLine([title, session.title].filter(Boolean).join(': ')),
      isCancelled: common.isCancelled || session.cancelledAt !== null,
    }));
  if (startDate === null) return [];
  const times = eventTimes(course, startDate);
  return [{ ...common, ...times, ...onItsPage(course, told), id, summary: oneLine(title) }];
};

const onItsPage = (course: CalendarCourse, { publicUrl }: Told) => {
  const url = publicUrl + coursePage(course);
  return {
    url,
    location: placeOf(course),
    description: [course.description, url].filter(Boolean).join('\n\n'),
  };
};

/** What leads into a live course is for its participants, so that its place is only called so. */
const placeOf = ({ kind, venue, city, country }: CalendarCourse): string =>
  kind === 'OnlineLiveTraining'
    ? 'Live online'
    : [venue.name, venue.address, city, country].map(oneLine).filter(Boolean).join(', ');

/** The page of the session, never the platform: a calendar is seen by many. */
const whereItIsJoined = ({ slug }: CalendarCourse, { position }: LiveSession, { publicUrl }: Told) => {
  const url = publicUrl + sessionsPage(slug, position);
  return {
    url,
    location: url,
    description: `Join here from 15 minutes before, with your own login: ${url}`,
  };
};
