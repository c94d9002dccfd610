import { SELF_PACED_SORTS } from '#contracts/course-office/course-list-options.ts';
import { toDecimal } from '#contracts/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { presentPublication } from '../form/admin-course.present.ts';
import { pageOf, readOrder } from './admin-course-place.ts';
import { presentBasic, presentRows } from './listed-course.present.ts';
import {
  countSelfPaced,
  listSelfPacedHeads,
  listSelfPacedPlaces,
  readSelfPacedFigures,
  type SelfPacedFilter,
  type SelfPacedHead,
  type SelfPacedQuery,
} from './self-paced-list.repository.ts';

const LATEST_FIRST = { by: 'updated', isDownwards: true } as const;

const selfPacedRow = (course: SelfPacedHead) => ({
  updatedAt: course.updatedAt.toISOString(),
  basic: presentBasic(course, course.status),
  enrollment: { basePrice: toDecimal(course.priceEur), currentEnrollment: course.learners },
  access: { accessMonths: course.accessMonths },
  published: presentPublication(course),
  language: course.language,
});

/** A page of the courses that the filter finds. */
export const pageSelfPaced = async (
  ctx: Ctx,
  { sort, cursor, limit, ...filter }: SelfPacedQuery & Pick<SelfPacedFilter, 'ids'>,
) => {
  const order = readOrder(sort, SELF_PACED_SORTS) ?? LATEST_FIRST;
  const { ids, nextCursor } = await pageOf({ order, cursor, limit }, (after, most) =>
    listSelfPacedPlaces(ctx.db, { filter, order, after, limit: most }),
  );
  const heads = await listSelfPacedHeads(ctx.db, ids);
  return { courses: await presentRows(ctx, heads, selfPacedRow), nextCursor };
};

/** The page with the figures above it, which leave the filter out of account. */
export const listSelfPaced = async (ctx: Ctx, query: SelfPacedQuery) => ({
  ...(await pageSelfPaced(ctx, query)),
  total: await countSelfPaced(ctx.db, query),
  figures: await readSelfPacedFigures(ctx.db),
});
