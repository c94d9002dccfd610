import type { Ctx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { TELL_PARTICIPANTS } from '../notifications.ports.ts';
import { countAddressed } from './addressed.ts';
import { insertNotice, type NewNotice } from './course-notices.repository.ts';

type About = 'courseId' | 'startDate' | 'sessionId' | 'lead' | 'startsAt';
type Told = Pick<NewNotice, About | 'subject' | 'message'> &
  Partial<Pick<NewNotice, 'toWaiting' | 'isShown' | 'forLater'>> & { kind: 'reminder' | 'immediate' };

/**
 * Writes down that everybody whom it concerns is told, and leaves their mails to a job; null where this start has had its
 * reminder already.
 */
export const tellParticipants = async (ctx: Ctx, told: Told): Promise<{ recipients: number } | null> => {
  const { enrolled, waiting } = await countAddressed(ctx.db, told.courseId);
  const recipients = told.toWaiting ? enrolled + waiting : enrolled;
  const id = uuidv7();
  const byId = ctx.caller.user?.id ?? null;
  if (!(await insertNotice(ctx.db, { ...told, id, byId, state: 'sent', recipients, at: ctx.now })))
    return null;
  await enqueue(ctx, TELL_PARTICIPANTS, { noticeId: id });
  return { recipients };
};
