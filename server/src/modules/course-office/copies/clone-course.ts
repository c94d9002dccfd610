import { COPY_DEFAULTS, TITLE_LENGTH } from '#contracts/courses/course-options.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { isRun, nextFreeCode } from '#server/modules/catalogue/index.ts';
import { lockManaged } from '../form/lock-managed.ts';
import { addCopy } from './copy-course.ts';

const MARK = ' (Copy)';

/** What the copy dialog offers, on the dates of the course itself. */
export const cloneCourse = async (ctx: SignedInCtx, kind: CourseKind, id: string) => {
  const source = await lockManaged(ctx, id, kind);
  return addCopy(ctx, source, {
    newTitle: `${source.title.slice(0, TITLE_LENGTH - MARK.length)}${MARK}`,
    newCourseCode: await nextFreeCode(ctx.db, `${source.code}-COPY`.toUpperCase()),
    newStartDate: isRun(source) ? source.startDate : null,
    copyOptions: COPY_DEFAULTS,
  });
};
