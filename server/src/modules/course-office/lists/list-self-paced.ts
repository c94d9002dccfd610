import { SELF_PACED_SORTS } from '#contracts/course-office/self-paced-lists.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { toDecimal } from '#contracts/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { hasPage, listTeacherNames } from '#server/modules/catalogue/index.ts';
import { presentPublication } from '../form/admin-course.present.ts';
import { pageOf, readOrder } from './admin-course-place.ts';
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

const presentRow = (course: SelfPacedHead, teachers: string[]) => ({
  _id: course.id,
  slug: course.slug,
  version: course.version,
  createdAt: course.createdAt.toISOString(),
  updatedAt: course.updatedAt.toISOString(),
  basic: {
    courseCode: course.code,
    title: course.title,
    category: course.category,
    status: course.status,
    effectiveStatus: course.status,
  },
  enrollment: { basePrice: toDecimal(course.priceEur), currentEnrollment: course.learners },
  access: { accessMonths: course.accessMonths },
  published: presentPublication(course),
  instructorNames: teachers.join(', '),
  metadata: { isTemplate: course.isTemplate, templateName: course.templateName },
});

/** Rows of the manager's table, each with what only its file has. */
const presentRows = async (ctx: Ctx, ids: string[]) => {
  const heads = await listSelfPacedHeads(ctx.db, ids);
  const names = await listTeacherNames(ctx.db, ids);
  return heads.map((course) => ({
    ...presentRow(course, names.get(course.id) ?? []),
    discipline: course.discipline,
    language: course.language,
    earlyBirdPrice: course.earlyBirdPriceEur === null ? null : toDecimal(course.earlyBirdPriceEur),
    publicUrl: hasPage(course) ? `${ctx.ports.publicUrl}${coursePage(course)}` : '',
  }));
};

/** A page of the courses that the filter finds. */
export const pageSelfPaced = async (
  ctx: Ctx,
  { sort, cursor, limit, ...filter }: SelfPacedQuery & Pick<SelfPacedFilter, 'ids'>,
) => {
  const order = readOrder(sort, SELF_PACED_SORTS) ?? LATEST_FIRST;
  const { ids, nextCursor } = await pageOf({ order, cursor, limit }, (after, most) =>
    listSelfPacedPlaces(ctx.db, { filter, order, after, limit: most }),
  );
  return { courses: await presentRows(ctx, ids), nextCursor };
};

/** The page with the figures above it, which leave the filter out of account. */
export const listSelfPaced = async (ctx: Ctx, query: SelfPacedQuery) => ({
  ...(await pageSelfPaced(ctx, query)),
  total: await countSelfPaced(ctx.db, query),
  figures: await readSelfPacedFigures(ctx.db),
});
