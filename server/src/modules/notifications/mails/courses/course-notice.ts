import type { Ctx } from '#server/calls/context.ts';
import { listSessionHours, type Run } from '#server/modules/catalogue/index.ts';
import { findLiveEnrolment } from '#server/modules/enrolments/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { findStanding } from '#server/modules/waiting-list/index.ts';
import { findNotice, type Notice as StoredNotice } from '../../notices/course-notices.repository.ts';
import { runOf } from '../facts.ts';
import type { Template } from '../mail.ts';
import { noticeLetter } from './notice-letter.ts';
import { type Notice, readNotice } from './read-notice.ts';
import { reminderLetter } from './reminder-letter.ts';

/** Whom a mail is shown or tried out with. */
export const SAMPLE_PARTICIPANT = { firstName: 'Ada', lastName: 'Byron' };

/** Reminders, what staff write to participants, and tries of either. No event calls for it. */
export const courseNotice: Template<{ noticeId: string; userId: string }, Notice & { isTest?: boolean }> = {
  template: 'course-notice',
  /**
   * Nothing for who has left the course or its line meanwhile, nothing that was withdrawn, and no reminder of a start that
   * was called off, moved or is over: a mail server in trouble can keep a mail waiting for a day.
   */
  async read(ctx, { noticeId, userId }) {
    const notice = await findNotice(ctx.db, noticeId);
    if (!notice || notice.withdrawnAt) return null;
    const course = await runOf(ctx, notice.courseId);
    if (notice.kind === 'test') {
      const { firstName } = SAMPLE_PARTICIPANT;
      return { ...(await readNotice(ctx, course, { ...notice, firstName, zone: '' })), isTest: true };
    }
    const user = await findUser(ctx.db, userId);
    const whose = { userId, courseId: course.id };
    const isEnrolled = (await findLiveEnrolment(ctx.db, whose)) !== undefined;
    const isWaiting = !isEnrolled && notice.toWaiting && (await findStanding(ctx.db, whose)) !== undefined;
    const isTooLate = notice.message === '' && !(await isAhead(ctx, course, notice));
    if (!user || !(isEnrolled || isWaiting) || isTooLate) return null;
    return readNotice(ctx, course, { ...notice, firstName: user.firstName, zone: user.zone, isWaiting });
  },
  write({ isTest, ...said }) {
    const letter = 'notice' in said ? noticeLetter(said.notice) : reminderLetter(said.reminder);
    return isTest ? { ...letter, subject: `[Test] ${letter.subject}` } : letter;
  },
};

/** Whether what a reminder was owed for is still ahead as it was. */
const isAhead = async (
  ctx: Ctx,
  course: Run,
  { startDate, sessionId, startsAt }: StoredNotice,
): Promise<boolean> => {
  if (sessionId === null) return isStillAhead(ctx, course, startDate);
  const session = (await listSessionHours(ctx.db, course)).find(({ id }) => id === sessionId);
  return (
    course.status !== 'cancelled' &&
    session?.cancelledAt === null &&
    session.startsAt.getTime() === startsAt?.getTime() &&
    session.startsAt > ctx.now
  );
};

/** Whether people can still be reminded of this start. */
export const isStillAhead = (
  { now }: Ctx,
  course: Run,
  startDate: string | null = course.startDate,
): boolean =>
  course.status !== 'cancelled' &&
  course.startDate === startDate &&
  course.startsAt !== null &&
  course.startsAt > now;
