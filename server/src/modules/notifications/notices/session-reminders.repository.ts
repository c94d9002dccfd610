import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { courseNotices, courseRuns, courseSessions, courses, liveSessions } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { SESSION_SUBJECT } from '../mails/courses/reminder-letter.ts';

type Wish = { from: Date; until: Date; courseId: string | undefined };

const dayOf = (instant: Date) => sql`${instant.toISOString()}::timestamptz::date`;

/** Sessions of live courses that are to be held between these moments, or in the day before and after: a day has many zones. */
export const listSessionsBetween = (db: Tx | Db, { from, until, courseId }: Wish) =>
  db
    .select({
      courseId: courses.id,
      courseCode: courses.code,
      title: courses.title,
      zone: courseRuns.zone,
      subject: sql<string>`coalesce(
        nullif(${courses.emailCustomization} ->> 'customReminderSubject', ''), ${SESSION_SUBJECT})`,
      recipients: courseRuns.enrolled,
      sessionId: courseSessions.id,
      number: courseSessions.position,
      startDate: courseSessions.date,
      startTime: courseSessions.startTime,
    })
    .from(courseSessions)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, courseSessions.id))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(
      and(
        sql`${courseSessions.date} between ${dayOf(from)} - 1 and ${dayOf(until)} + 1`,
        isNull(liveSessions.cancelledAt),
        sql`${courses.status} not in ('draft', 'cancelled')`,
        courseId ? eq(courses.id, courseId) : undefined,
      ),
    )
    .orderBy(asc(courseSessions.date), asc(courseSessions.startTime), asc(courseSessions.id));

/** The reminders of these sessions that were sent or called off, of whichever start. */
export const listSessionNotices = (db: Tx | Db, sessionIds: readonly string[]) =>
  db
    .select({
      sessionId: courseNotices.sessionId,
      lead: courseNotices.lead,
      startsAt: courseNotices.startsAt,
    })
    .from(courseNotices)
    .where(inArray(courseNotices.sessionId, [...sessionIds]));
