export { reviewStanding } from './review-standing.ts';
