import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { presentRating, requirePublicCourse, type Wanted } from '../catalogue/index.ts';
import { presentPublished } from './reviews.present.ts';
import { countByRating, listPublished } from './reviews.repository.ts';

const SIZE = 10;

type Query = { courseId: string; cursor?: string };

/** A review of one run speaks for the whole series. */
export const listReviews = async (ctx: Ctx, query: Query, kind: Wanted<CourseKind>) => {
  const { series } = await requirePublicCourse(ctx.db, query.courseId, kind);
  const rating = presentRating(series);
  const found = await listPublished(ctx.db, series.id, toPage(query.cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ review }) => review.id);
  return {
    rating: rating && { ...rating, spread: await countByRating(ctx.db, series.id) },
    reviews: rows.map(presentPublished),
    nextCursor,
  };
};
