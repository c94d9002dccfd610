export { reviewStanding } from './review-standing.ts';
export { reviewEvents } from './reviews.events.ts';
export { reviewsOfCourse } from './reviews.repository.ts';
export { reviewsOfPerson } from './reviews-of-person.ts';
