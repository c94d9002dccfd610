import type { RunKind } from '#domain/courses/course-kind.ts';
import { headerText } from '#emails/letter.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { type NoticeWords, subjectOf } from '../mails/courses/read-notice.ts';
import { lockNotices, NO_SESSION, wasSentSince } from './course-notices.repository.ts';
import { nextStart } from './next-start.ts';
import { requireNoWayIn } from './require-no-way-in.ts';
import { tellParticipants } from './tell-participants.ts';

type Wish = NoticeWords & { id: string; toWaiting: boolean; forLater: boolean };

/** Two who send the same at once, and one who does it twice, are told so. */
const SAME_WORDS_MS = 10 * 60_000;

/** Tells everybody who is enrolled what staff wrote or, where they wrote nothing, mails them the reminder. */
export const sendImmediateNotification = async (
  ctx: SignedInCtx,
  kind: RunKind,
  { id: courseId, message, toWaiting, forLater, ...words }: Wish,
): Promise<number> => {
  const course = await getCourse(ctx.db, courseId, kind);
  const about = message ? { ...NO_SESSION, startDate: null } : await nextStart(ctx, course);
  if (!about)
    throw new AppError('wrong-state', {
      message: 'There is no start ahead to remind of. Please write a message.',
    });
  await requireNoWayIn(ctx, course, `${words.subject} ${message}`);
  const subject = headerText(subjectOf(course, { ...words, message }));
  await lockNotices(ctx.db, courseId);
  if (await wasSentSince(ctx.db, { courseId, subject, message }, new Date(ctx.now.getTime() - SAME_WORDS_MS)))
    throw new AppError('wrong-state', {
      message: 'These words were sent to this course a moment ago. The log of the course says by whom.',
    });
  const isShown = message !== '';
  const told = await tellParticipants(ctx, {
    ...about,
    courseId,
    kind: 'immediate',
    subject,
    message,
    // Who waits has no start to be reminded of.
    toWaiting: toWaiting && isShown,
    isShown,
    forLater: forLater && isShown,
  });
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
