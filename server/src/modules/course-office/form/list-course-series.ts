import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listSeries } from '#server/modules/catalogue/index.ts';

export const listCourseSeries = async ({ db }: Ctx, kind: RunKind) => ({
  series: (await listSeries(db, kind)).map(({ id, ...series }) => ({ _id: id, ...series })),
});
