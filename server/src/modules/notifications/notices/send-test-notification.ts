import type { RunKind } from '#domain/courses/course-kind.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { courseNotice } from '../mails/courses/course-notice.ts';
import { type NoticeWords, subjectOf } from '../mails/courses/read-notice.ts';
import { queueMails } from '../sending/queue-mails.ts';
import { insertNotice, NO_SESSION } from './course-notices.repository.ts';

/** Mails to one address what participants would get, as one who is made up. */
export const sendTestNotification = async (
  ctx: SignedInCtx,
  kind: RunKind,
  { id: courseId, email: recipient, ...words }: NoticeWords & { id: string; email: string },
): Promise<void> => {
  const course = await getCourse(ctx.db, courseId, kind);
  const noticeId = uuidv7();
  const { id: userId } = ctx.caller.user;
  const subject = subjectOf(course, words);
  await insertNotice(ctx.db, {
    id: noticeId,
    courseId,
    kind: 'test',
    state: 'sent',
    startDate: null,
    ...NO_SESSION,
    subject,
    message: words.message,
    recipients: 1,
    at: ctx.now,
    byId: userId,
  });
  const { template } = courseNotice;
  await queueMails(ctx, [{ template, recipient, about: noticeId, data: { noticeId, userId } }]);
  await recordAudit(ctx, {
    action: 'course.mail-tried',
    objectKind: 'course',
    objectId: courseId,
    after: { subject, recipient },
  });
};
