import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type CourseOf, getCourse, type Wanted } from '../catalogue/index.ts';
import { requireSeatLock } from './claim-free-seat.ts';

/** A course as it stays until the transaction ends: nobody takes a seat of it or changes it meanwhile. */
export const lockCourse = async <Kind extends RunKind = RunKind>(
  ctx: Ctx,
  courseId: string,
  kind: Wanted<Kind> = RUN_KINDS as unknown as readonly Kind[],
): Promise<CourseOf<Kind>> => {
  await requireSeatLock(ctx, courseId);
  return getCourse(ctx.db, courseId, kind);
};
