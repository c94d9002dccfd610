import type { SignedInCtx } from '#server/calls/context.ts';
import { type InPersonCourse, requireCourseWithPage } from '#server/modules/catalogue/index.ts';
import { findEnd, findObstacle } from './join-list.ts';
import { findStanding, type Standing } from './waiting.repository.ts';

type OwnPlace = { course: InPersonCourse; standing: Standing | undefined; obstacle: string | null };

/** Where a person is in the line of a course, and why it has ended; or what keeps them from joining it. */
export const getOwnPlace = async (ctx: SignedInCtx, courseKey: string): Promise<OwnPlace> => {
  const course = await requireCourseWithPage(ctx.db, courseKey, 'InPersonCourse');
  const userId = ctx.caller.user.id;
  const standing = await findStanding(ctx.db, { userId, courseId: course.id });
  const obstacle = standing ? findEnd(ctx, course) : await findObstacle(ctx, course, userId);
  return { course, standing, obstacle: obstacle?.message ?? null };
};
