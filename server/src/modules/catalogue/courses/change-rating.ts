import type { Ctx } from '#server/calls/context.ts';
import { addToRating } from './catalogue.repository.ts';

/**
 * Adds published reviews to what their series is rated by, or takes them out with negative numbers. `sum` is of
 * stars, `count` of reviews: one review of four stars that is published is `{sum: 4, count: 1}`.
 */
export const changeRating = (
  ctx: Pick<Ctx, 'db'>,
  change: { seriesId: string; sum: number; count: number },
): Promise<void> => addToRating(ctx.db, change);
