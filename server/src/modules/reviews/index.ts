export { reviewStanding } from './review-standing.ts';
export { reviewsOfCourse } from './reviews.repository.ts';
