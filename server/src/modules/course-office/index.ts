export { courseOfficeEvents } from './course-office.events.ts';
export { courseSeats } from './roster/list-course-seats.ts';
