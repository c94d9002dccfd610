import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { isEnrollable } from '#domain/courses/course-status.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { momentOf, type Run, requireCourseWithPage } from '#server/modules/catalogue/index.ts';
import { findEnd, findObstacle, SEAT_IS_FREE } from './join-list.ts';
import { findStanding, type Standing } from './waiting.repository.ts';

type OwnPlace = {
  course: Run;
  standing: Standing | undefined;
  obstacle: string | null;
  isEnrollable: boolean;
};

/** Where a person is in the line of a course, and why it has ended; or what keeps them from joining it. */
export const getOwnPlace = async (ctx: SignedInCtx, courseKey: string): Promise<OwnPlace> => {
  const course = await requireCourseWithPage(ctx.db, courseKey, RUN_KINDS);
  const userId = ctx.caller.user.id;
  const standing = await findStanding(ctx.db, { userId, courseId: course.id });
  const refusal = standing ? findEnd(ctx, course) : await findObstacle(ctx, course, userId);
  const obstacle = refusal?.message ?? null;
  const isFree = standing ? isEnrollable(momentOf(course, ctx.now)) : obstacle === SEAT_IS_FREE;
  return { course, standing, obstacle, isEnrollable: isFree };
};

/** Where whoever asks is in the line of a course; null for a stranger, and for who is not in it. */
export const findOwnWaiting = async (
  { db, caller }: Ctx,
  courseKey: string,
): Promise<(Pick<OwnPlace, 'course'> & { standing: Standing }) | null> => {
  if (!caller.user) return null;
  const course = await requireCourseWithPage(db, courseKey, RUN_KINDS);
  const standing = await findStanding(db, { userId: caller.user.id, courseId: course.id });
  return standing ? { course, standing } : null;
};
