import type { CourseNotice } from '#contracts/course-office/course-notices.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { localDate } from '#domain/time/local-date.ts';
import { fillIn } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listNotices, listScheduled, type Scheduled } from './course-notices.repository.ts';

export const listNotifications = async (
  ctx: Ctx,
  kind: RunKind,
  courseId: string | undefined,
): Promise<CourseNotice[]> => {
  const scheduled = await listScheduled(ctx.db, { kind, now: ctx.now, courseId });
  const past = await listNotices(ctx.db, { kind, courseId });
  return [
    ...scheduled.map((reminder) => ({
      ...nameCourse(reminder, reminder),
      kind: 'reminder' as const,
      state: 'scheduled' as const,
      // One that is overdue goes out within a minute.
      at: new Date(Math.max(reminder.at.getTime(), ctx.now.getTime())).toISOString(),
      recipients: reminder.recipients,
      by: null,
    })),
    ...past.map(({ notice, course, by }) => ({
      ...nameCourse(course, notice),
      kind: notice.kind,
      state: notice.state,
      at: notice.at.toISOString(),
      recipients: notice.recipients,
      by: by && `${by.firstName} ${by.lastName}`,
    })),
  ];
};

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
