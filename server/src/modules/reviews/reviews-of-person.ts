import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { changeRating } from '../catalogue/index.ts';
import { deleteReviewsOf, listReviewsOf } from './reviews.repository.ts';

/** Their words and their stars: the series is rated by who is left. */
export const reviewsOfPerson: PersonKeeper = {
  columns: { 'reviews.user_id': 'deleted', 'reviews.moderated_by': DONE_BY },
  tell: async (db, { id }) => ({ reviews: await listReviewsOf(db, id) }),
  forget: async (ctx, { id }) => {
    for (const { seriesId, rating, state } of await deleteReviewsOf(ctx.db, id))
      if (state === 'published') await changeRating(ctx, { seriesId, sum: -rating, count: -1 });
  },
};
