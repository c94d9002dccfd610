import type { RunKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { isStillAhead } from '../mails/courses/course-notice.ts';
import { type NoticeWords, subjectOf } from '../mails/courses/read-notice.ts';
import { tellParticipants } from './tell-participants.ts';

/** Mails everybody who is enrolled what staff wrote or, where they wrote nothing, the reminder. */
export const sendImmediateNotification = async (
  ctx: SignedInCtx,
  kind: RunKind,
  { id: courseId, message, ...words }: NoticeWords & { id: string },
): Promise<number> => {
  const course = await getCourse(ctx.db, courseId, kind);
  if (!message && !isStillAhead(ctx, course))
    throw new AppError('wrong-state', {
      message: 'There is no start ahead to remind of. Please write a message.',
    });
  const subject = subjectOf(course, { ...words, message });
  const startDate = message ? null : course.startDate;
  const told = await tellParticipants(ctx, { courseId, kind: 'immediate', subject, message, startDate });
  if (!told?.recipients)
    throw new AppError('wrong-state', { message: 'Nobody is enrolled in this course yet.' });
  await recordAudit(ctx, {
    action: 'course.participants-mailed',
    objectKind: 'course',
    objectId: courseId,
    after: { subject, recipients: told.recipients },
  });
  return told.recipients;
};
