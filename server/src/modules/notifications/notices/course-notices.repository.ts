import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { courseNotices, courseRuns, courseSessions, courses, users } from '#server/db/schema/index.ts';
import type { CourseReferrer } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { REMINDER_SUBJECT } from '../mails/courses/reminder-letter.ts';

export type Notice = typeof courseNotices.$inferSelect;
export type NewNotice = typeof courseNotices.$inferInsert;

/**
 * 09:00 at the venue, so many days before the start; where that would be too late to read it in peace, two hours
 * before the start.
 */
const remindAt = sql`least(
  (${courseRuns.startDate} - (${courseRuns.reminderSettings} ->> 'reminderDays')::int + time '09:00') at time zone ${courseRuns.zone},
  ${courseRuns.startsAt} - interval '2 hours')`.mapWith(courseRuns.startsAt);

/** Of what is no reminder of a live session. */
export const NO_SESSION = { sessionId: null, lead: null, startsAt: null };

/**
 * Those of live courses are of each session, always, and stand in `session-reminders.repository.ts`. In person reminders go by `reminderSettings` alone: `notificationSettings` are what a course offers to send of itself, and
 * neither a reminder that was asked for nor what staff write nor a cancellation depends on them.
 */
const isScheduled = (now: Date): SQL | undefined =>
  and(
    eq(courses.kind, 'InPersonCourse'),
    sql`${courseRuns.reminderSettings} @> '{"enabled": true, "automaticReminders": true}'`,
    sql`${courses.status} not in ('draft', 'cancelled')`,
    gt(courseRuns.startsAt, now),
    sql`not exists (select from ${courseNotices} where ${courseNotices.courseId} = ${courses.id}
      and ${courseNotices.kind} = 'reminder' and ${courseNotices.startDate} = ${courseRuns.startDate})`,
  );

const COURSE = {
  courseId: courses.id,
  courseCode: courses.code,
  title: courses.title,
  startDate: courseRuns.startDate,
};
type Wish = { now: Date; courseId?: string | undefined; dueBy?: Date };

/** Reminders that are still to be sent, soonest first; those that nobody has called off or sent for this start. */
export const listScheduled = (db: Tx | Db, { now, courseId, dueBy }: Wish) =>
  db
    .select({
      ...COURSE,
      subject: sql<string>`coalesce(
        nullif(${courses.emailCustomization} ->> 'customReminderSubject', ''), ${REMINDER_SUBJECT})`,
      at: remindAt,
      recipients: courseRuns.enrolled,
    })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(
      and(
        isScheduled(now),
        courseId ? eq(courses.id, courseId) : undefined,
        dueBy ? sql`${remindAt} <= ${dueBy.toISOString()}::timestamptz` : undefined,
      ),
    )
    .orderBy(asc(remindAt), asc(courses.id));
export type Scheduled = Awaited<ReturnType<typeof listScheduled>>[number];

const LONGEST_LIST = 200;

/** What was sent or called off, newest first. */
export const listNotices = (
  db: Tx | Db,
  { kind, courseId }: { kind: RunKind; courseId: string | undefined },
) =>
  db
    .select({
      notice: courseNotices,
      course: COURSE,
      number: courseSessions.position,
      by: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(courseNotices)
    .innerJoin(courses, eq(courses.id, courseNotices.courseId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseSessions, eq(courseSessions.id, courseNotices.sessionId))
    .leftJoin(users, eq(users.id, courseNotices.byId))
    .where(and(eq(courses.kind, kind), courseId ? eq(courseNotices.courseId, courseId) : undefined))
    .orderBy(desc(courseNotices.id))
    .limit(LONGEST_LIST);

export const findNotice = async (db: Tx | Db, id: string): Promise<Notice | undefined> => {
  const [row] = await db.select().from(courseNotices).where(eq(courseNotices.id, id));
  return row;
};

/** False when there is a reminder of this start already, also from a transaction that is just ending. */
export const insertNotice = async (db: Tx, notice: NewNotice): Promise<boolean> => {
  const inserted = await db
    .insert(courseNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: courseNotices.id });
  return inserted.length > 0;
};

/** Held until the transaction ends: of two who send at once, one comes after the other. */
export const lockNotices = (db: Tx, courseId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notices of ${courseId}`}, 0))`);

/** Whether staff have sent these very words to a course since then. */
export const wasSentSince = async (
  db: Tx,
  { courseId, subject, message }: Pick<Notice, 'courseId' | 'subject' | 'message'>,
  since: Date,
): Promise<boolean> => {
  const same = and(
    eq(courseNotices.courseId, courseId),
    eq(courseNotices.kind, 'immediate'),
    eq(courseNotices.subject, subject),
    eq(courseNotices.message, message),
  );
  return (await db.$count(courseNotices, and(same, gt(courseNotices.at, since)))) > 0;
};

export const noticesOfCourse: CourseReferrer = {
  one: 'notice',
  many: 'notices',
  count: (db, courseId) => db.$count(courseNotices, eq(courseNotices.courseId, courseId)),
};
