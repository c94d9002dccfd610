import { COPY_DEFAULTS, TITLE_LENGTH } from '#contracts/courses/course-options.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { nextFreeCode } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { addCopy } from './copy-course.ts';

const MARK = ' (Copy)';

/** What the copy dialog offers, on the dates of the course itself. */
export const cloneCourse = async (ctx: SignedInCtx, kind: RunKind, id: string) => {
  const source = await lockCourse(ctx, id, kind);
  return addCopy(ctx, source, {
    newTitle: `${source.title.slice(0, TITLE_LENGTH - MARK.length)}${MARK}`,
    newCourseCode: await nextFreeCode(ctx.db, `${source.code}-COPY`.toUpperCase()),
    newStartDate: source.startDate,
    copyOptions: COPY_DEFAULTS,
  });
};
