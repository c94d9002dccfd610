import type { ReviewState } from '#contracts/reviews/review-options.ts';
import type { Ctx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { presentModerated } from './reviews.present.ts';
import { countByState, listModerated } from './reviews.repository.ts';

const SIZE = 25;

export const adminListReviews = async (ctx: Ctx, query: { state?: ReviewState | ''; cursor?: string }) => {
  const found = await listModerated(ctx.db, query.state || undefined, toPage(query.cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ review }) => review.id);
  return { reviews: rows.map(presentModerated), counts: await countByState(ctx.db), nextCursor };
};
