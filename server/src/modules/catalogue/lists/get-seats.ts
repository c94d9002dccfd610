import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { presentSeats } from '../courses/catalogue.present.ts';
import { requireCourseWithPage } from '../courses/require-course.ts';

export const getSeats = async (ctx: Ctx, key: string) =>
  presentSeats(await requireCourseWithPage(ctx.db, key, RUN_KINDS), ctx.now);
