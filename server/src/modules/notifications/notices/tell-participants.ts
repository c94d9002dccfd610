import type { Ctx } from '#server/calls/context.ts';
import { listEnrolled } from '#server/modules/enrolments/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { courseNotice } from '../mails/courses/course-notice.ts';
import { queueMails } from '../sending/queue-mails.ts';
import { insertNotice, type Notice } from './course-notices.repository.ts';

type Told = Pick<Notice, 'courseId' | 'subject' | 'message' | 'startDate'> & {
  kind: 'reminder' | 'immediate';
};

/**
 * Owes a mail to everybody who is enrolled, and writes down that it does; null where this start has had its reminder
 * already. Who enrols later has just read all of it.
 */
export const tellParticipants = async (ctx: Ctx, told: Told): Promise<{ recipients: number } | null> => {
  const participants = await listEnrolled(ctx.db, told.courseId);
  const recipients = participants.length;
  const id = uuidv7();
  const byId = ctx.caller.user?.id ?? null;
  if (!(await insertNotice(ctx.db, { ...told, id, byId, state: 'sent', recipients, at: ctx.now })))
    return null;
  const { template } = courseNotice;
  await queueMails(
    ctx,
    participants.map(({ person }) => {
      const data = { noticeId: id, userId: person.id };
      return { template, recipient: person.email, about: id, data };
    }),
  );
  return { recipients };
};
