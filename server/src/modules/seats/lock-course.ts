import type { Ctx } from '#server/calls/context.ts';
import type { InPersonCourse } from '../catalogue/index.ts';
import { getCourse } from '../catalogue/index.ts';
import { requireSeatLock } from './claim-free-seat.ts';

/** A course as it stays until the transaction ends: nobody takes a seat of it or changes it meanwhile. */
export const lockCourse = async (ctx: Ctx, courseId: string): Promise<InPersonCourse> => {
  await requireSeatLock(ctx, courseId);
  return getCourse(ctx.db, courseId, 'InPersonCourse');
};
