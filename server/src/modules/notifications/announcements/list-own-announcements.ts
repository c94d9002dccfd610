import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { localDate } from '#domain/time/local-date.ts';
import { fillIn } from '#emails/words.ts';
import type { ReadCtx, SignedInCaller } from '#server/calls/context.ts';
import { instructsCourse, requireCourseWithPage } from '#server/modules/catalogue/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { listShown, type Reader } from './announcements.repository.ts';

type Asked = ReadCtx & { caller: SignedInCaller };

/** What participants are shown on the pages of their courses, each in their own name. */
export const listOwnAnnouncements = async (
  ctx: Asked,
  { courseId: courseKey }: { courseId?: string | undefined },
) => {
  const { id: userId } = ctx.caller.user;
  const { firstName = '' } = (await findUser(ctx.db, userId)) ?? {};
  const shown = await listShown(ctx.db, courseKey ? await readerOf(ctx, courseKey) : { userId });
  return {
    announcements: shown.map(({ notice, course: { title, startDate } }) => {
      const course = { title, startDate: startDate === null ? null : localDate(startDate) };
      return {
        _id: notice.id,
        courseId: notice.courseId,
        subject: fillIn(notice.subject, { firstName, course }),
        message: fillIn(notice.message, { firstName, course }),
        at: notice.at.toISOString(),
      };
    }),
  };
};

/** Who teaches a course reads what its participants were told, and so do staff. To a stranger there is nothing. */
const readerOf = async ({ db, caller }: Asked, courseKey: string): Promise<Reader> => {
  const { id: userId, role } = caller.user;
  const { id: courseId } = await requireCourseWithPage(db, courseKey, RUN_KINDS);
  const isOffice = role === 'staff' || role === 'admin';
  const isHost = isOffice || (role === 'instructor' && (await instructsCourse(db, userId, courseId)));
  return { userId, courseId, isHost };
};
