import { ICalCalendar, ICalEventStatus } from 'ical-generator';
import { sessionsPage } from '#contracts/courses/course-pages.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { escapeText, oneLine } from '#server/platform/calendar-text.ts';
import { presentSession } from './live.present.ts';
import { listLiveSessions } from './live.repository.ts';
import { liveAccess } from './live-access.ts';

/**
 * The sessions of a live course for the calendar of who takes part or teaches. They say the page that they are joined from,
 * never the platform: a calendar is seen by many.
 */
export const getSessionsCalendar = async (
  ctx: SignedInCtx,
  { courseId }: { courseId: string },
): Promise<string> => {
  const { course, role } = await liveAccess(ctx, courseId);
  if (role === 'stranger') throw new AppError('course-not-found');
  const { brand } = await readSettings(ctx.db);
  const calendar = new ICalCalendar({
    name: escapeText(oneLine(course.title)),
    prodId: { company: oneLine(brand.name), product: 'Courses', language: 'EN' },
  });
  for (const session of await listLiveSessions(ctx.db, course.id)) {
    const { startsAt, endsAt, title, number, isCancelled } = presentSession(session, course);
    const url = `${ctx.ports.publicUrl}${sessionsPage(course.slug, number)}`;
    calendar.createEvent({
      // Instants, since each is held once. The entry stays itself when its session is moved.
      start: new Date(startsAt),
      end: new Date(endsAt),
      id: session.id,
      sequence: course.version,
      stamp: course.updatedAt,
      lastModified: course.updatedAt,
      summary: oneLine([course.title, title].filter(Boolean).join(': ')),
      location: 'Online',
      description: `Join here from 15 minutes before, with your own login: ${url}`,
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
};
