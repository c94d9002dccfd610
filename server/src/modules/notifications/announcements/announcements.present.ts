import type { Announcement } from '#contracts/course-office/announcements.ts';
import { localDate } from '#domain/time/local-date.ts';
import { fillIn } from '#emails/words.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import type { countMails, SentNotice } from './announcements.repository.ts';

export const presentCourse = ({ id, slug, code, title }: Run) => ({ _id: id, slug, code, title });

type Counted = Awaited<ReturnType<typeof countMails>>;

/** The words are those that all recipients share: a name in them stays open. */
export const presentAnnouncement = (
  { notice, by, withdrawnBy }: SentNotice,
  course: Run,
  counted: Counted,
): Announcement => {
  const startDate = notice.startDate ?? course.startDate;
  const known = {
    firstName: '{firstName}',
    course: { title: course.title, startDate: startDate === null ? null : localDate(startDate) },
  };
  const { withdrawnAt } = notice;
  return {
    _id: notice.id,
    kind: notice.kind === 'reminder' ? 'reminder' : 'immediate',
    subject: fillIn(notice.subject, known),
    message: fillIn(notice.message, known),
    at: notice.at.toISOString(),
    by,
    toWaiting: notice.toWaiting,
    isShown: notice.isShown,
    forLater: notice.forLater,
    withdrawn: withdrawnAt && { at: withdrawnAt.toISOString(), by: withdrawnBy ?? '' },
    recipients: notice.recipients,
    mails: mailsOf(notice, counted),
  };
};

/** Mails that the job has not written down yet wait as well. */
const mailsOf = ({ id, recipients }: SentNotice['notice'], counted: Counted): Announcement['mails'] => {
  const countOf = (wanted: Counted[number]['state']) =>
    counted.find(({ noticeId, state }) => noticeId === id && state === wanted)?.count ?? 0;
  const [sent, dropped, failed] = [countOf('sent'), countOf('dropped'), countOf('failed')];
  const isWritten = counted.some(({ noticeId }) => noticeId === id);
  return { waiting: isWritten ? countOf('waiting') : recipients, sent, dropped, failed };
};
