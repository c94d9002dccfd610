import type { OuterCtx } from '#server/calls/context.ts';
import { courseNotice } from '../mails/courses/course-notice.ts';
import { queueMails } from '../sending/queue-mails.ts';
import { listAddressed } from './addressed.ts';
import { findNotice } from './course-notices.repository.ts';

/** Mails that are written down by one transaction: a course of thousands holds no lock for long. */
const AT_ONCE = 500;

/** Owes the mails of a notice. Done again after it broke off, it owes those that are missing. */
export const oweNotice = async (ctx: OuterCtx, noticeId: string): Promise<void> => {
  const notice = await findNotice(ctx.database, noticeId);
  if (!notice || notice.withdrawnAt) return;
  const { template } = courseNotice;
  const owed = (await listAddressed(ctx.database, notice)).map(({ userId, email: recipient }) => ({
    template,
    recipient,
    about: noticeId,
    data: { noticeId, userId },
  }));
  for (let at = 0; at < owed.length; at += AT_ONCE)
    await ctx.transact((step) => queueMails(step, owed.slice(at, at + AT_ONCE)));
};
