import type { RunKind } from '#domain/courses/course-kind.ts';
import type { MailState } from '#domain/notices/mail-state.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { presentAnnouncement, presentCourse } from './announcements.present.ts';
import { countMails, findSent, listMails } from './announcements.repository.ts';

const PAGE = 50;

type Wish = {
  id: string;
  noticeId: string;
  state?: MailState | undefined;
  cursor?: string | undefined;
};

/** One announcement, with a page of those to whom it went. */
export const getAnnouncement = async (
  { db }: ReadCtx,
  kind: RunKind,
  { id: courseId, noticeId, state, cursor }: Wish,
) => {
  const course = await getCourse(db, courseId, kind);
  const sent = await findSent(db, { courseId, noticeId });
  if (!sent) throw new AppError('not-found', { message: 'Announcement not found' });
  const found = await listMails(db, { noticeId, state }, toPage(cursor, PAGE));
  const { rows, nextCursor } = cutPage(found, PAGE, ({ id }) => id);
  return {
    course: presentCourse(course),
    announcement: presentAnnouncement(sent, course, await countMails(db, [noticeId])),
    recipients: rows.map(({ id, name, sentAt, ...mail }) => ({
      ...mail,
      _id: id,
      name: name ?? '',
      sentAt: sentAt?.toISOString() ?? null,
    })),
    nextCursor,
  };
};
