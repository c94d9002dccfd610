import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listSeries } from '#server/modules/catalogue/index.ts';

export const listCourseSeries = async ({ db }: Ctx, kind: CourseKind) => ({
  series: (await listSeries(db, kind)).map(({ id, ...series }) => ({ _id: id, ...series })),
});
