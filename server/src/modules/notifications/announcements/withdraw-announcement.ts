import type { RunKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { findSent, withdraw } from './announcements.repository.ts';

/** Nobody reads it on a page any more, and who has no mail yet gets none. The log keeps it. */
export const withdrawAnnouncement = async (
  ctx: SignedInCtx,
  kind: RunKind,
  { id: courseId, noticeId }: { id: string; noticeId: string },
): Promise<void> => {
  await getCourse(ctx.db, courseId, kind);
  const sent = await findSent(ctx.db, { courseId, noticeId });
  if (!sent) throw new AppError('not-found', { message: 'Announcement not found' });
  const how = { withdrawnAt: ctx.now, withdrawnById: ctx.caller.user.id };
  if (!(await withdraw(ctx.db, { courseId, noticeId }, how)))
    throw new AppError('wrong-state', { message: 'It stands on no page of participants any more.' });
  await recordAudit(ctx, {
    action: 'course.announcement-withdrawn',
    objectKind: 'course',
    objectId: courseId,
    after: { noticeId, subject: sent.notice.subject },
  });
};
