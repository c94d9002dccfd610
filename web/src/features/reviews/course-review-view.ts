import { declareList, page } from '#web/lists/list-address.ts';
import { type Reviewed, reviewsPath } from './review-words.ts';

export const courseReviewList = (course: Reviewed) => declareList(reviewsPath(course), { cursor: page() });
