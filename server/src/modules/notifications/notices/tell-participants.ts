import type { Ctx } from '#server/calls/context.ts';
import { listEnrolled } from '#server/modules/enrolments/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { courseNotice } from '../mails/courses/course-notice.ts';
import { queueMail } from '../sending/queue-mail.ts';
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
  for (const { person } of participants) {
    const data = { noticeId: id, userId: person.id };
    await queueMail(ctx, courseNotice, { recipient: person.email, about: id, data });
  }
  return { recipients };
};
