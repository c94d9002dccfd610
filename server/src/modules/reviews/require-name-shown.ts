import { fieldError } from '#server/calls/app-error.ts';
import type { Course } from '../catalogue/index.ts';

/** Where the course wants names, nobody writes without one. */
export const requireNameShown = ({ reviews }: Pick<Course, 'reviews'>, isAnonymous: boolean): void => {
  if (isAnonymous && !reviews.allowAnonymous)
    throw fieldError('isAnonymous', 'Reviews of this course show who wrote them');
};
