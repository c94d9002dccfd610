import type { Ctx } from '#server/calls/context.ts';
import { nextCode } from '#server/modules/catalogue/index.ts';

export const generateCourseCode = async ({ db }: Ctx, title: string) => ({
  courseCode: await nextCode(db, title),
});
