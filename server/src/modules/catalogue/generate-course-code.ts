import type { Ctx } from '#server/calls/context.ts';
import { nextCode } from './course-names.repository.ts';

export const generateCourseCode = async ({ db }: Ctx, title: string) => ({
  courseCode: await nextCode(db, title),
});
