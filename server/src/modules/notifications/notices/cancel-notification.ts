import type { courseNoticeCalls } from '#contracts/course-office/course-notices.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertNotice } from './course-notices.repository.ts';
import { scheduledReminders } from './list-notifications.ts';

type Input = InputOf<(typeof courseNoticeCalls)[RunKind]['cancelNotification']>;

/** Calls off the reminder of the start, or of a session, that is planned now; after a move there is a new one. */
export const cancelNotification = async (
  ctx: SignedInCtx,
  kind: RunKind,
  { id: courseId, session, lead }: Input,
): Promise<void> => {
  const scheduled = await scheduledReminders(ctx, kind, courseId);
  const reminder = scheduled.find(
    (one) => one.sessionId === (session ?? null) && one.lead === (lead ?? null),
  );
  const isCalledOff =
    reminder !== undefined &&
    (await insertNotice(ctx.db, {
      id: uuidv7(),
      courseId,
      kind: 'reminder',
      state: 'cancelled',
      startDate: reminder.startDate,
      sessionId: reminder.sessionId,
      lead: reminder.lead,
      startsAt: reminder.startsAt,
      subject: reminder.subject,
      message: '',
      recipients: 0,
      at: reminder.at,
      byId: ctx.caller.user.id,
    }));
  if (!isCalledOff)
    throw new AppError('wrong-state', { message: 'No reminder is scheduled for this course.' });
  const { startDate, subject, number: sessionNumber, lead: before } = reminder;
  await recordAudit(ctx, {
    action: 'course.reminder-called-off',
    objectKind: 'course',
    objectId: courseId,
    after: { startDate, subject, ...(sessionNumber && { session: sessionNumber, before }) },
  });
};
