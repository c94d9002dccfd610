import { declareList, page } from '#web/lists/list-address.ts';
import { reviewsPath } from './review-words.ts';

export const courseReviewList = (slug: string) => declareList(reviewsPath(slug), { cursor: page() });
