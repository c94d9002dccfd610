import { RATING_WORDS } from '#contracts/reviews/review-options.ts';
import { monthOf, yearOf } from '#web/lib/format.ts';

/** 'Very good', of four stars. */
export const ratingWord = (rating: number): string => RATING_WORDS[rating - 1] ?? '';

/** 'April 2027', from '2027-04'. */
export const monthText = (month: string): string => `${monthOf(`${month}-01`)} ${yearOf(month)}`;

export const reviewCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'review' : 'reviews'}`;

export const reviewsPath = (slug: string): string => `/in-person/courses/${slug}/reviews`;
