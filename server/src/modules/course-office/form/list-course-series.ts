import type { Ctx } from '#server/calls/context.ts';
import { listSeries } from '#server/modules/catalogue/index.ts';

export const listCourseSeries = async ({ db }: Ctx) => ({
  series: (await listSeries(db)).map(({ id, ...series }) => ({ _id: id, ...series })),
});
