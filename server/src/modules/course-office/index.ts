export { courseSeats } from './roster/list-course-seats.ts';
