import type { RunKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertNotice, listScheduled } from './course-notices.repository.ts';

/** Calls off the reminder of the start that is planned now; after a move there is a new one. */
export const cancelNotification = async (
  ctx: SignedInCtx,
  kind: RunKind,
  courseId: string,
): Promise<void> => {
  const [reminder] = await listScheduled(ctx.db, { kind, now: ctx.now, courseId });
  const isCalledOff =
    reminder !== undefined &&
    (await insertNotice(ctx.db, {
      id: uuidv7(),
      courseId,
      kind: 'reminder',
      state: 'cancelled',
      startDate: reminder.startDate,
      subject: reminder.subject,
      message: '',
      recipients: 0,
      at: reminder.at,
      byId: ctx.caller.user.id,
    }));
  if (!isCalledOff)
    throw new AppError('wrong-state', { message: 'No reminder is scheduled for this course.' });
  const { startDate, subject } = reminder;
  await recordAudit(ctx, {
    action: 'course.reminder-called-off',
    objectKind: 'course',
    objectId: courseId,
    after: { startDate, subject },
  });
};
