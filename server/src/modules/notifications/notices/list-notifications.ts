import type { CourseNotice } from '#contracts/course-office/course-notices.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { ReminderLead } from '#domain/live/session-reminders.ts';
import { localDate } from '#domain/time/local-date.ts';
import { fillIn } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listNotices, listScheduled, NO_SESSION, type Scheduled } from './course-notices.repository.ts';
import { listSessionReminders, type ScheduledSession } from './list-session-reminders.ts';

/** Nobody plans further ahead. */
const LOOKED_AHEAD_MS = 20 * 366 * 24 * 60 * 60 * 1000;
const LONGEST_LIST = 200;

export const listNotifications = async (
  ctx: Ctx,
  kind: RunKind,
  courseId: string | undefined,
): Promise<CourseNotice[]> => {
  const scheduled = await scheduledReminders(ctx, kind, courseId);
  const past = await listNotices(ctx.db, { kind, courseId });
  return [
    ...scheduled.slice(0, LONGEST_LIST).map((reminder) => ({
      ...nameCourse(reminder, reminder),
      kind: 'reminder' as const,
      state: 'scheduled' as const,
      // One that is overdue goes out within a minute.
      at: new Date(Math.max(reminder.at.getTime(), ctx.now.getTime())).toISOString(),
      recipients: reminder.recipients,
      by: null,
      session: presentSession(reminder),
    })),
    ...past.map(({ notice, course, number, by }) => ({
      ...nameCourse(course, notice),
      kind: notice.kind,
      state: notice.state,
      at: notice.at.toISOString(),
      recipients: notice.recipients,
      by: by && `${by.firstName} ${by.lastName}`,
      session: presentSession({ ...notice, number }),
    })),
  ];
};

type Reminder = Scheduled & (Omit<ScheduledSession, keyof Scheduled | 'isDue'> | typeof NOT_LIVE);

const NOT_LIVE = { ...NO_SESSION, number: null };

/** What nobody has sent or called off, of a kind of course or of one. */
export const scheduledReminders = async (
  { db, now }: Ctx,
  kind: RunKind,
  courseId: string | undefined,
): Promise<Reminder[]> =>
  kind === 'InPersonCourse'
    ? (await listScheduled(db, { now, courseId })).map((run) => ({ ...run, ...NOT_LIVE }))
    : listSessionReminders(db, { now, courseId, until: new Date(now.getTime() + LOOKED_AHEAD_MS) });

type OfSession = {
  sessionId: string | null;
  number: number | null;
  lead: ReminderLead | null;
  startsAt: Date | null;
};

const presentSession = ({ sessionId, number, lead, startsAt }: OfSession): CourseNotice['session'] =>
  sessionId && number && startsAt ? { sessionId, number, lead, startsAt: startsAt.toISOString() } : null;

type Named = Pick<Scheduled, 'courseId' | 'courseCode' | 'title' | 'startDate'>;

/** The subject is the one that all recipients share: a name in it stays open. */
const nameCourse = (
  { courseId, courseCode, title, startDate }: Named,
  notice: Pick<Scheduled, 'subject' | 'startDate'>,
) => {
  const day = notice.startDate ?? startDate;
  const course = { title, startDate: day === null ? null : localDate(day) };
  return {
    courseId,
    courseCode,
    title,
    subject: fillIn(notice.subject, { firstName: '{firstName}', course }),
  };
};
