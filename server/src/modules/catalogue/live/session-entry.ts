import type { ICalEventData } from 'ical-generator';
import { sessionsPage } from '#contracts/courses/course-pages.ts';
import { oneLine } from '#server/platform/calendar-text.ts';
import type { Run } from '../courses/catalogue.repository.ts';
import type { HeldSession } from './session-changes.repository.ts';

/**
 * A live session as its participants have it in a calendar: the same entry in files, feeds and letters, by its id. Whatever
 * changes a course raises its version, by which a calendar knows which of two is newer. It says the page that the session is
 * joined from, never the platform: a calendar is seen by many.
 */
export const sessionEntry = (
  course: Pick<Run, 'slug' | 'title' | 'version' | 'updatedAt'>,
  session: Pick<HeldSession, 'id' | 'number' | 'title' | 'startsAt' | 'endsAt'>,
  publicUrl: string,
) => {
  const url = `${publicUrl}${sessionsPage(course.slug, session.number)}`;
  return {
    id: session.id,
    // Instants, since each is held once.
    start: session.startsAt,
    end: session.endsAt,
    sequence: course.version,
    stamp: course.updatedAt,
    lastModified: course.updatedAt,
    summary: oneLine([course.title, session.title].filter(Boolean).join(': ')),
    location: 'Online',
    description: `Join here from 15 minutes before, with your own login: ${url}`,
    url,
  } satisfies ICalEventData;
};
