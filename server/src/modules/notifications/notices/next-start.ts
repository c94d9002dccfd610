import type { Ctx } from '#server/calls/context.ts';
import { type HeldSession, listSessionHours, type Run } from '#server/modules/catalogue/index.ts';
import { localDateIn } from '#server/platform/time.ts';
import { isStillAhead } from '../mails/courses/course-notice.ts';
import { NO_SESSION, type Notice } from './course-notices.repository.ts';

/** The session of a live course that people can be reminded of next. */
const nextSession = async ({ db, now }: Ctx, course: Run): Promise<HeldSession | undefined> =>
  (await listSessionHours(db, course)).find(
    ({ cancelledAt, startsAt }) => cancelledAt === null && startsAt > now,
  );

/** What people of a course would be reminded of now: its start or, live, its next session; null where nothing is ahead. */
export const nextStart = async (
  ctx: Ctx,
  course: Run,
): Promise<Pick<Notice, 'startDate' | 'sessionId' | 'lead' | 'startsAt'> | null> => {
  if (course.kind === 'InPersonCourse')
    return isStillAhead(ctx, course) ? { ...NO_SESSION, startDate: course.startDate } : null;
  const session = course.status === 'cancelled' ? undefined : await nextSession(ctx, course);
  if (!session) return null;
  const { id: sessionId, startsAt } = session;
  return { startDate: localDateIn(startsAt, course.zone), sessionId, lead: null, startsAt };
};
