import type { RunKind } from '#domain/courses/course-kind.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { countAddressed } from '../notices/addressed.ts';

export const announcementReach = async ({ db }: ReadCtx, kind: RunKind, courseId: string) => {
  const { id } = await getCourse(db, courseId, kind);
  return countAddressed(db, id);
};
