import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse, type Wanted } from '#server/modules/catalogue/index.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { ensureDraft } from './ensure-draft.ts';

export const addToEnrollment = async (
  ctx: SignedInCtx,
  courseKey: string,
  kind: Wanted<CourseKind>,
): Promise<Order> => {
  const course = await requirePublicCourse(ctx.db, courseKey, kind);
  return ensureDraft(ctx, { course, userId: ctx.caller.user.id });
};

/** As above; null for who is enrolled already, which is no mistake of theirs. */
export const addToCart = async (
  ctx: SignedInCtx,
  courseKey: string,
  kind: Wanted<CourseKind>,
): Promise<Order | null> => {
  const course = await requirePublicCourse(ctx.db, courseKey, kind);
  const person = { userId: ctx.caller.user.id, courseId: course.id };
  if (await kindOf(ctx, course).access(ctx.db, person, ctx.now)) return null;
  return ensureDraft(ctx, { course, userId: person.userId });
};
